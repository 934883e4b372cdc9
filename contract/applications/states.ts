import type { LookupValue } from '#contract/common/lookup.ts';

/** Application statuses. Source: domain rules D2. */
export const applicationStatus = {
  pending: 1,
  approved: 2,
  declined: 3,
  revoked: 4,
  withdrew: 5,
  notSelected: 6,
  rebid: 7,
} as const;
export type ApplicationStatusId = (typeof applicationStatus)[keyof typeof applicationStatus];

export const applicationStatuses: readonly LookupValue<ApplicationStatusId>[] = [
  { id: 1, value: 'Pending' },
  { id: 2, value: 'Approved' },
  { id: 3, value: 'Declined' },
  { id: 4, value: 'Revoked' },
  { id: 5, value: 'Withdrew' },
  { id: 6, value: 'Not Selected' },
  { id: 7, value: 'Re-bid' },
];

/** The reasons an employer can give for declining an application. */
export const declineReasons: readonly LookupValue[] = [
  { id: 1, value: 'Not prequalified' },
  { id: 2, value: 'Panel full' },
  { id: 3, value: 'Capability' },
  { id: 4, value: 'Fee' },
  { id: 5, value: 'Conflict' },
  { id: 6, value: 'Other' },
];
/** The decline reason that requires an explanation. */
export const otherDeclineReason = 6;

/** The reasons an agency can give for withdrawing its application. */
export const applicationWithdrawReasons: readonly LookupValue[] = [
  { id: 1, value: 'No capacity' },
  { id: 2, value: 'Terms' },
  { id: 3, value: 'Fee' },
  { id: 4, value: 'Conflict' },
  { id: 5, value: 'Submitted in error' },
  { id: 6, value: 'Other' },
];
export const otherApplicationWithdrawReason = 6;

/** The reasons an employer can give for revoking an approval. */
export const revokeReasons: readonly LookupValue[] = [
  { id: 1, value: 'Scope withdrawn' },
  { id: 2, value: 'Terms not kept' },
  { id: 3, value: 'Panel reduced' },
  { id: 4, value: 'Conflict' },
  { id: 5, value: 'Other' },
];
export const otherRevokeReason = 5;

/** The reasons an employer can give for requesting a new tender. */
export const rebidReasons: readonly LookupValue[] = [
  { id: 1, value: 'Tenders too close' },
  { id: 2, value: 'Scope changed' },
  { id: 3, value: 'Above budget' },
  { id: 4, value: 'Other' },
];
export const otherRebidReason = 4;

/** The reasons to choose from, by the new status of the application. */
export const reasonsByStatus: Readonly<Partial<Record<ApplicationStatusId, readonly LookupValue[]>>> = {
  [applicationStatus.declined]: declineReasons,
  [applicationStatus.revoked]: revokeReasons,
  [applicationStatus.withdrew]: applicationWithdrawReasons,
  [applicationStatus.rebid]: rebidReasons,
};
