import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { listAgencies, readTenant } from './operations.ts';

export const readTenantEndpoint = endpoint<typeof readTenant>(
  'tenants.read',
  'GET',
  '/api/v2.1/profile/getTenantById/{id}',
  {
    claims: { id: { place: 'path', is: 'tenant' } },
  },
);
export const listAgenciesEndpoint = endpoint<typeof listAgencies>('tenants.list', 'GET', '/api/v1/provider/agencies');

export const tenantEndpoints: readonly Endpoint[] = [readTenantEndpoint, listAgenciesEndpoint];
