import { address, type Address } from '#contract/common/address.ts';
import type * as classifications from '../operations/classifications.ts';
import type * as industries from '../operations/industries.ts';

const profile = '/api/v2.1/profile';
const ofTenant = { claims: { id: { place: 'path', is: 'tenant' } } } as const;

export const listClassificationsAt = address<typeof classifications.listClassifications>(
  'profile.classifications',
  'GET',
  `${profile}/getTenantClassifications/{id}`,
  ofTenant,
);
export const changeClassificationAt = address<typeof classifications.changeClassification>(
  'profile.changeClassification',
  'POST',
  `${profile}/createTenantClassification`,
);
export const changeSubClassificationAt = address<typeof classifications.changeSubClassification>(
  'profile.changeSubClassification',
  'POST',
  `${profile}/createTenantSubClassification`,
);
export const listIndustriesAt = address<typeof industries.listIndustries>(
  'profile.industries',
  'GET',
  `${profile}/getIndustriesByTenantId/{id}`,
  ofTenant,
);
export const addIndustriesAt = address<typeof industries.addIndustries>(
  'profile.addIndustries',
  'POST',
  `${profile}/createTenantSubIndustry`,
);
export const deleteIndustryAt = address<typeof industries.deleteIndustry>(
  'profile.deleteIndustry',
  'DELETE',
  `${profile}/deleteIndustry`,
);
export const listJobTitlesAt = address<typeof industries.listJobTitles>(
  'profile.jobTitles',
  'GET',
  `${profile}/getTenantJobTitlesByTenantId/{id}`,
  ofTenant,
);
export const addJobTitleAt = address<typeof industries.addJobTitle>(
  'profile.addJobTitle',
  'POST',
  `${profile}/createTenantJobTitle`,
);
export const deleteJobTitleAt = address<typeof industries.deleteJobTitle>(
  'profile.deleteJobTitle',
  'DELETE',
  `${profile}/deleteTenantJobTitle`,
);

export const workAddresses: readonly Address[] = [
  address<typeof classifications.checkClassifications>(
    'profile.checkClassifications',
    'GET',
    `${profile}/checkClassificationsByTenantId/{id}`,
    ofTenant,
  ),
  listClassificationsAt,
  changeClassificationAt,
  changeSubClassificationAt,
  listIndustriesAt,
  addIndustriesAt,
  deleteIndustryAt,
  listJobTitlesAt,
  addJobTitleAt,
  deleteJobTitleAt,
];
