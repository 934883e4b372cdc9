import type { UnsuccessfulReason } from '#contract/bidding/states.ts';
import { isSameAmount } from '#contract/common/money.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { awardLimit, qualifyingBids, type AwardRules } from './awarded-bids.ts';
import type { RankableBid } from './rank-bids.ts';

export type CloseOutcome<B extends RankableBid> =
  | { readonly state: 'closed' }
  | { readonly state: 'unsuccessful'; readonly reason: UnsuccessfulReason; readonly canReopen: boolean }
  | { readonly state: 'rebid'; readonly tied: readonly B[] };

/**
 * Returns the bids that tie for the last award, if there are too few awards for all of them. If all qualifying bids are
 * awarded, there are no ties.
 */
export const tiedBids = <B extends RankableBid>(
  rules: AwardRules,
  currencyDigits: number,
  bids: readonly B[],
): readonly B[] => {
  const limit = awardLimit(rules);
  if (limit === null) return [];
  const ranked = qualifyingBids(rules, currencyDigits, bids);
  const [last, next] = [ranked[limit - 1], ranked[limit]];
  if (last === undefined || next === undefined || !isSameAmount(last.comparable, next.comparable)) return [];
  return ranked.filter(({ comparable }) => isSameAmount(comparable, last.comparable));
};

/**
 * Returns a lot's state after its end. `bids` are the agencies' latest valid bids. A tie in a round that was itself
 * started by a tie is decided by the time of receipt. Source: domain rules D7, D9 and D20.
 */
export const closeOutcome = <B extends RankableBid>(
  rules: AwardRules & Pick<LotRules, 'minimumBids' | 'tieRule'>,
  currencyDigits: number,
  { bids, isForTied, wasReopened }: { bids: readonly B[]; isForTied: boolean; wasReopened: boolean },
): CloseOutcome<B> => {
  const count = qualifyingBids(rules, currencyDigits, bids).length;
  if (count === 0) return { state: 'unsuccessful', reason: 'no-bids', canReopen: !wasReopened };
  if (count < rules.minimumBids) return { state: 'unsuccessful', reason: 'too-few-bids', canReopen: !wasReopened };
  const tied = rules.tieRule === 'rebid' && !isForTied ? tiedBids(rules, currencyDigits, bids) : [];
  return tied.length > 0 ? { state: 'rebid', tied } : { state: 'closed' };
};
