/**
 * The states of a lot, which is a talent request of a competitive engagement. `rebid` is a further round of bidding with
 * its own end. Source: the auction design, section "Lots".
 */
export const lotStates = [
  'scheduled',
  'open',
  'rebid',
  'closed',
  'standstill',
  'awarded',
  'unsuccessful',
  'cancelled',
] as const;
export type LotState = (typeof lotStates)[number];

/** The states in which a lot takes bids. */
export const biddingStates: readonly LotState[] = ['open', 'rebid'];

/** The states in which the result of a lot is final, unless its employer reopens it. */
export const settledStates: readonly LotState[] = ['awarded', 'unsuccessful', 'cancelled'];

/** Why a lot was unsuccessful. Source: domain rules D20. */
export const unsuccessfulReasons = ['no-bids', 'too-few-bids', 'no-award'] as const;
export type UnsuccessfulReason = (typeof unsuccessfulReasons)[number];

/** The status of an agency's bid. Only its latest bid can be `valid`. */
export const bidStatuses = ['valid', 'unconfirmed', 'replaced', 'withdrawn', 'revoked', 'refused'] as const;
export type BidStatus = (typeof bidStatuses)[number];

/** The kinds of leaves in the log of a lot, in the order in which they usually occur. */
export const leafKinds = [
  'rules',
  'opening',
  'bid',
  'withdrawal',
  'revocation',
  'confirmation',
  'terms',
  'extension',
  'pause',
  'resumption',
  'close',
  'round',
  'award',
  'cancellation',
] as const;
export type LeafKind = (typeof leafKinds)[number];

/** The result of a lot for one agency. `standstill`: published, but not final yet. */
export const resultStates = ['standstill', 'final', 'set-aside'] as const;
export type ResultState = (typeof resultStates)[number];

/** `closed`: without a decision, because the award was cancelled. */
export const objectionStates = ['open', 'upheld', 'dismissed', 'closed'] as const;
export type ObjectionState = (typeof objectionStates)[number];

/** Source: domain rules D6. */
export const bidType = { sealed: 1, ranked: 2, openRanked: 3 } as const;
export const bidMethod = { percentBase: 1, percentCompensation: 2, fixed: 3, dayRate: 4, hourlyRate: 5 } as const;
export const awardType = { one: 1, several: 2, allThatQualify: 3 } as const;

/** Whether bids of this method are percentages rather than amounts of money. */
export const isPercentMethod = (bidMethodId: number): boolean =>
  bidMethodId === bidMethod.percentBase || bidMethodId === bidMethod.percentCompensation;

/** The deadline for withdrawing a bid of a ranked lot is this long before the end. Source: domain rules D9. */
export const withdrawalEndsBeforeMs = 60 * 60_000;

/** How long an agency can undo a sealed bid. Source: domain rules D9. */
export const sealedBidUndoMs = 10 * 60_000;

/** A change of terms leaves agencies at least this long to confirm their bids. Source: domain rules D9. */
export const confirmationMs = 24 * 60 * 60_000;

/** How long a re-bid lasts that a tie starts. Source: domain rules D7. */
export const tieRebidMs = 24 * 60 * 60_000;

/** How many minutes a practice auction lasts before any extension. */
export const practiceMinutes = { least: 5, most: 15 } as const;
