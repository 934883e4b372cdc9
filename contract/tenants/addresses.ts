import { address, type Address } from '#contract/common/address.ts';
import type { listAgencies, readTenant } from './operations.ts';

export const readTenantAt = address<typeof readTenant>('tenants.read', 'GET', '/api/v2.1/profile/getTenantById/{id}', {
  claims: { id: { place: 'path', is: 'tenant' } },
});
export const listAgenciesAt = address<typeof listAgencies>('tenants.list', 'GET', '/api/v1/provider/agencies');

export const tenantAddresses: readonly Address[] = [readTenantAt, listAgenciesAt];
