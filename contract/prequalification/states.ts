import type { LookupValue } from '#contract/common/lookup.ts';

/** Source: domain rules D11. */
export const prequalificationStatus = { pending: 1, approved: 2, declined: 3, expired: 4, revoked: 5 } as const;

export const prequalificationStatuses: readonly LookupValue[] = [
  { id: 1, value: 'Pending' },
  { id: 2, value: 'Approved' },
  { id: 3, value: 'Declined' },
  { id: 4, value: 'Expired' },
  { id: 5, value: 'Revoked' },
];
