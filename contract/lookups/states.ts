import type { LookupValue } from '#contract/common/lookup.ts';
import { tenantStatusIds } from '#contract/tenants/shapes.ts';

/** How far the verification of a tenant has come. Source: specification 1, section 4. */
export const tenantStatuses: readonly LookupValue[] = [
  { id: tenantStatusIds.approved, value: 'Approved' },
  { id: tenantStatusIds.pending, value: 'Pending activation' },
  { id: tenantStatusIds.declined, value: 'Declined' },
];
