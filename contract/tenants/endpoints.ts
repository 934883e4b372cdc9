import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { changeOwnershipTerms, listAgencies, readOwnershipTerms, readTenant } from './operations.ts';

export const readTenantEndpoint = endpoint<typeof readTenant>(
  'tenants.read',
  'GET',
  '/api/v2.1/profile/getTenantById/{id}',
  {
    claims: { id: { place: 'path', is: 'tenant' } },
  },
);
export const listAgenciesEndpoint = endpoint<typeof listAgencies>('tenants.list', 'GET', '/api/v1/provider/agencies');

const ownershipTerms = '/api/v1/clients/ownershipTerms';

export const readOwnershipTermsEndpoint = endpoint<typeof readOwnershipTerms>(
  'tenants.ownershipTerms',
  'GET',
  ownershipTerms,
);
export const changeOwnershipTermsEndpoint = endpoint<typeof changeOwnershipTerms>(
  'tenants.changeOwnershipTerms',
  'PATCH',
  ownershipTerms,
);

export const tenantEndpoints: readonly Endpoint[] = [
  readTenantEndpoint,
  listAgenciesEndpoint,
  readOwnershipTermsEndpoint,
  changeOwnershipTermsEndpoint,
];
