import type { LookupValue } from '#contract/common/lookup.ts';
import { tenantStatusIds, type TenantStatusId } from '#contract/tenants/states.ts';

/** The verification statuses of a tenant. Source: specification 1, section 4. */
export const tenantStatuses: readonly LookupValue<TenantStatusId>[] = [
  { id: tenantStatusIds.approved, value: 'Approved' },
  { id: tenantStatusIds.pending, value: 'Pending activation' },
  { id: tenantStatusIds.declined, value: 'Declined' },
];

export const roleCategories: readonly LookupValue[] = [
  { id: 1, value: 'Executive' },
  { id: 2, value: 'Professional' },
  { id: 3, value: 'Skilled/Semi-skilled' },
];
export const recruitmentTypes: readonly LookupValue[] = [
  { id: 1, value: 'perm' },
  { id: 2, value: 'contract' },
];
export const employmentClasses: readonly LookupValue[] = [
  { id: 1, value: 'Permanent full-time' },
  { id: 2, value: 'Permanent part-time' },
  { id: 3, value: 'Fixed term' },
  { id: 4, value: 'Contract' },
  { id: 5, value: 'Temporary/casual' },
  { id: 6, value: 'Apprentice/graduate' },
];
