import type { LotRules } from '#contract/engagements/shapes.ts';
import type { AwardDecision } from './award-validation.ts';
import type { PublishedResult } from './log/leaf.ts';
import { rankableBids, type PlacedBid } from './position.ts';
import { rankBids } from './rank-bids.ts';

/**
 * Returns each bidder's result on a closed lot: valid bids first, by rank, then the bids that don't count. Only bidders
 * without an award get a reason. Source: domain rules D20.
 */
export const awardResults = (
  rules: Pick<LotRules, 'bidTypeId'>,
  bids: readonly PlacedBid[],
  { awarded, reasons }: AwardDecision,
): PublishedResult[] => {
  const ranked = rankBids(rankableBids(rules, 'closed', bids)).map(({ bidder }) => bidder);
  const uncounted = bids.map(({ bidder }) => bidder).filter((bidder) => !ranked.includes(bidder));
  return [...ranked, ...uncounted].map((bidder) => {
    const award = awarded.find((one) => one.bidder === bidder);
    const reason = reasons.find((one) => one.bidder === bidder)?.text.trim() ?? '';
    return {
      bidder,
      position: ranked.includes(bidder) ? ranked.indexOf(bidder) + 1 : null,
      isAwarded: award !== undefined,
      sharePercent: award?.sharePercent ?? null,
      reason: award !== undefined || reason === '' ? null : reason,
    };
  });
};
