import type { LookupValue } from '#contract/common/lookup.ts';

/** Prequalification statuses. Source: domain rules D11. */
export const prequalificationStatus = { pending: 1, approved: 2, declined: 3, expired: 4, revoked: 5 } as const;
export type PrequalificationStatusId = (typeof prequalificationStatus)[keyof typeof prequalificationStatus];

export const prequalificationStatuses: readonly LookupValue<PrequalificationStatusId>[] = [
  { id: 1, value: 'Pending' },
  { id: 2, value: 'Approved' },
  { id: 3, value: 'Declined' },
  { id: 4, value: 'Expired' },
  { id: 5, value: 'Revoked' },
];

/**
 * The flags that share a document with a client, one for each recruitment type and role category. Source: specification
 * 2, section 3.
 */
export const documentFlags = [
  'contract_executive',
  'contract_professional',
  'contract_skilled',
  'perm_executive',
  'perm_professional',
  'perm_skilled',
] as const;
export type DocumentFlag = (typeof documentFlags)[number];
