import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as classifications from '../operations/classifications.ts';
import type * as industries from '../operations/industries.ts';

const profile = '/api/v2.1/profile';
const ofTenant = { claims: { id: { place: 'path', is: 'tenant' } } } as const;

export const listClassificationsEndpoint = endpoint<typeof classifications.listClassifications>(
  'profile.classifications',
  'GET',
  `${profile}/getTenantClassifications/{id}`,
  ofTenant,
);
export const changeClassificationEndpoint = endpoint<typeof classifications.changeClassification>(
  'profile.changeClassification',
  'POST',
  `${profile}/createTenantClassification`,
);
export const changeSubClassificationEndpoint = endpoint<typeof classifications.changeSubClassification>(
  'profile.changeSubClassification',
  'POST',
  `${profile}/createTenantSubClassification`,
);
export const listIndustriesEndpoint = endpoint<typeof industries.listIndustries>(
  'profile.industries',
  'GET',
  `${profile}/getIndustriesByTenantId/{id}`,
  ofTenant,
);
export const addIndustriesEndpoint = endpoint<typeof industries.addIndustries>(
  'profile.addIndustries',
  'POST',
  `${profile}/createTenantSubIndustry`,
);
export const deleteIndustryEndpoint = endpoint<typeof industries.deleteIndustry>(
  'profile.deleteIndustry',
  'DELETE',
  `${profile}/deleteIndustry`,
);
export const listJobTitlesEndpoint = endpoint<typeof industries.listJobTitles>(
  'profile.jobTitles',
  'GET',
  `${profile}/getTenantJobTitlesByTenantId/{id}`,
  ofTenant,
);
export const addJobTitleEndpoint = endpoint<typeof industries.addJobTitle>(
  'profile.addJobTitle',
  'POST',
  `${profile}/createTenantJobTitle`,
);
export const deleteJobTitleEndpoint = endpoint<typeof industries.deleteJobTitle>(
  'profile.deleteJobTitle',
  'DELETE',
  `${profile}/deleteTenantJobTitle`,
);

export const workEndpoints: readonly Endpoint[] = [
  endpoint<typeof classifications.checkClassifications>(
    'profile.checkClassifications',
    'GET',
    `${profile}/checkClassificationsByTenantId/{id}`,
    ofTenant,
  ),
  listClassificationsEndpoint,
  changeClassificationEndpoint,
  changeSubClassificationEndpoint,
  listIndustriesEndpoint,
  addIndustriesEndpoint,
  deleteIndustryEndpoint,
  listJobTitlesEndpoint,
  addJobTitleEndpoint,
  deleteJobTitleEndpoint,
];
