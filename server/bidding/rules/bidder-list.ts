import { openLotStates, type LotState } from '#contract/bidding/states.ts';
import { bidType } from '#contract/engagements/states.ts';
import { rankableBids, type PlacedBid, type PositionRules } from './position.ts';
import { rankBids } from './rank-bids.ts';

/** Whether the employer sees only the number of bids on a lot, because they are sealed and have not been opened. */
export const areBidsHiddenFromEmployer = (
  rules: Pick<PositionRules, 'bidTypeId'>,
  lot: { state: LotState; closedAt: Date | null },
): boolean => rules.bidTypeId === bidType.sealed && (lot.closedAt === null || openLotStates.includes(lot.state));

/** Returns a lot's bidders by rank, followed by those whose bids don't count now. */
export const rankedBidders = <B extends PlacedBid>(
  rules: Pick<PositionRules, 'bidTypeId'>,
  bids: readonly B[],
): { bid: B; position: number | null }[] => {
  const ranked = rankBids(rankableBids(rules, 'closed', bids)).map(({ bidder }) => bidder);
  const positionOf = (bid: B): number | null => (ranked.includes(bid.bidder) ? ranked.indexOf(bid.bidder) + 1 : null);
  return bids
    .map((bid) => ({ bid, position: positionOf(bid) }))
    .toSorted(
      (one, other) =>
        (one.position ?? Infinity) - (other.position ?? Infinity) || one.bid.sequence - other.bid.sequence,
    );
};
