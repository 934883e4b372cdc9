/**
 * The states of a lot, which is a talent request in a competitive engagement. `rebid` is another round of bidding with
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
export const openLotStates: readonly LotState[] = ['open', 'rebid'];

/** The states in which a lot's result is final, unless the employer reopens the lot. */
export const settledLotStates: readonly LotState[] = ['awarded', 'unsuccessful', 'cancelled'];

/** Why a lot was unsuccessful. Source: domain rules D20. */
export const unsuccessfulReasons = ['no-bids', 'too-few-bids', 'no-award'] as const;
export type UnsuccessfulReason = (typeof unsuccessfulReasons)[number];

/** The statuses of an agency's bid. Only the latest bid can be `valid`. */
export const bidStatuses = ['valid', 'unconfirmed', 'replaced', 'withdrawn', 'revoked', 'refused'] as const;
export type BidStatus = (typeof bidStatuses)[number];

/** The kinds of leaves in a lot's log, in the order in which they usually occur. */
export const logLeafKinds = [
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
export type LogLeafKind = (typeof logLeafKinds)[number];

/** The states of a lot's result for one agency. `standstill` means that the result is published but not final yet. */
export const lotResultStates = ['standstill', 'final', 'set-aside'] as const;
export type LotResultState = (typeof lotResultStates)[number];

/** The states of an objection. `closed` means that the award was cancelled before a decision. */
export const objectionStates = ['open', 'upheld', 'dismissed', 'closed'] as const;
export type ObjectionState = (typeof objectionStates)[number];

/**
 * The time between the deadline for withdrawing a bid in a ranked lot and the end of bidding. Source: domain rules D9.
 */
export const withdrawalEndsBeforeMs = 60 * 60_000;

/** How long an agency can undo a sealed bid. Source: domain rules D9. */
export const sealedBidUndoMs = 10 * 60_000;

/** The minimum time that agencies have to confirm their bids after a change of terms. Source: domain rules D9. */
export const bidConfirmationMs = 24 * 60 * 60_000;

/** The duration of a re-bid that was started because of a tie. Source: domain rules D7. */
export const tieRebidMs = 24 * 60 * 60_000;

/** The minimum and maximum duration of a practice auction in minutes, before any extension. */
export const practiceDurationMinutes = { least: 5, most: 15 } as const;
