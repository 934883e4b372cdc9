import type { LookupValue } from '#contract/common/lookup.ts';

/** Source: domain rules D2. */
export const applicationStatus = {
  pending: 1,
  approved: 2,
  declined: 3,
  revoked: 4,
  withdrew: 5,
  notSelected: 6,
  rebid: 7,
} as const;

export const applicationStatuses: readonly LookupValue[] = [
  { id: 1, value: 'Pending' },
  { id: 2, value: 'Approved' },
  { id: 3, value: 'Declined' },
  { id: 4, value: 'Revoked' },
  { id: 5, value: 'Withdrew' },
  { id: 6, value: 'Not Selected' },
  { id: 7, value: 'Re-bid' },
];

/** Why an employer declines an application. */
export const declineReasons: readonly LookupValue[] = [
  { id: 1, value: 'Not prequalified' },
  { id: 2, value: 'Panel full' },
  { id: 3, value: 'Capability' },
  { id: 4, value: 'Fee' },
  { id: 5, value: 'Conflict' },
  { id: 6, value: 'Other' },
];
/** The reason that needs words of its own. */
export const otherDeclineReason = 6;
