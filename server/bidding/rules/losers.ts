import type { LotState } from '#contract/bidding/states.ts';

interface Lot {
  talentRequestId: string;
  state: LotState;
  isForTied: boolean;
  wasReopened: boolean;
}

interface Stake {
  talentRequestId: string;
  supplierId: string;
}

/** Whether agencies without a bid can still take part in a lot. */
const isOpenToAll = ({ state, isForTied, wasReopened }: Lot): boolean =>
  state === 'scheduled' ||
  state === 'open' ||
  (state === 'rebid' && !isForTied) ||
  (state === 'unsuccessful' && !wasReopened);

/** Whether agencies with a bid on a lot can still win it. */
const isUndecided = (lot: Lot): boolean =>
  isOpenToAll(lot) || lot.state === 'rebid' || lot.state === 'closed' || lot.state === 'standstill';

/**
 * Returns the agencies in an auction that have won nothing and can't win anything any more. `bids` are the bids that
 * count; `winners` are the agencies with a final award. Source: domain rules D2, the auction design, section "Lots".
 */
export const findLosers = (
  applicants: readonly string[],
  lots: readonly Lot[],
  bids: readonly Stake[],
  winners: ReadonlySet<string>,
): string[] => {
  if (lots.some(isOpenToAll)) return [];
  const undecided = new Set(lots.filter(isUndecided).map(({ talentRequestId }) => talentRequestId));
  const inTheRunning = new Set(
    bids.filter(({ talentRequestId }) => undecided.has(talentRequestId)).map(({ supplierId }) => supplierId),
  );
  return applicants.filter((supplierId) => !winners.has(supplierId) && !inTheRunning.has(supplierId));
};
