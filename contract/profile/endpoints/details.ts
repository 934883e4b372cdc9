import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as details from '../operations/details.ts';
import type { detailsInput } from '../shapes/details.ts';

const profile = '/api/v2.1/profile';
const ofTenant = { claims: { id: { place: 'path', is: 'tenant' } } } as const;

/** The locations of the fields that the specification puts in the query. */
const inQuery = {
  tenantOrganizationName: 'query',
  tenantDomain: 'query',
  firstName: 'query',
  lastName: 'query',
  gender: 'query',
  email: 'query',
  phoneNo: 'query',
  mobile: 'query',
  fax: 'query',
  skype: 'query',
  website: 'query',
  linkedIn: 'query',
  twitter: 'query',
} as const satisfies Record<keyof typeof detailsInput, 'query'>;

export const readCompletionEndpoint = endpoint<typeof details.readCompletion>(
  'profile.completion',
  'GET',
  `${profile}/getPercentageCompletion/{id}`,
  ofTenant,
);
export const readTenantInfoEndpoint = endpoint<typeof details.readTenantInfo>(
  'profile.tenantInfo',
  'GET',
  `${profile}/getTenantInfoById/{tenantId}/{userId}`,
  { claims: { tenantId: { place: 'path', is: 'tenant' }, userId: { place: 'path', is: 'user' } } },
);
export const updateDetailsEndpoint = endpoint<typeof details.updateDetails>(
  'profile.updateDetails',
  'PATCH',
  `${profile}/updateTenantProfileDetails`,
  { locations: inQuery },
);
export const updateHeadOfficeEndpoint = endpoint<typeof details.updateHeadOffice>(
  'profile.updateHeadOffice',
  'PATCH',
  `${profile}/updateHeadOfficeAddress`,
);

export const detailsEndpoints: readonly Endpoint[] = [
  readCompletionEndpoint,
  readTenantInfoEndpoint,
  endpoint<typeof details.readHeadOffice>(
    'profile.headOffice',
    'GET',
    `${profile}/getHeadOfficeAddressByTenantId/{id}`,
    ofTenant,
  ),
  updateDetailsEndpoint,
  updateHeadOfficeEndpoint,
];
