import { comparableAmount } from '#contract/bidding/rules.ts';
import { awardType } from '#contract/engagements/states.ts';
import { compareAmounts } from '#contract/common/money.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { rankBids, type RankableBid } from './rank-bids.ts';

export type AwardRules = Pick<
  LotRules,
  'awardTypeId' | 'awardLimit' | 'ceiling' | 'bidMethodId' | 'referenceAmount' | 'hoursPerDay'
>;

/** Returns the number of agencies that can be awarded; null if every agency with a qualifying bid can be. */
export const awardLimit = (rules: Pick<LotRules, 'awardTypeId' | 'awardLimit'>): number | null =>
  rules.awardTypeId === awardType.allThatQualify ? null : rules.awardTypeId === awardType.one ? 1 : rules.awardLimit;

/** Returns the ranked bids at or under the ceiling. */
const qualifyingOf = <B extends RankableBid>(
  rules: AwardRules,
  currencyDigits: number,
  ranked: readonly B[],
): readonly B[] => {
  if (rules.ceiling === null) return ranked;
  const ceiling = comparableAmount(rules, rules.ceiling, currencyDigits);
  return ranked.filter(({ comparable }) => compareAmounts(comparable, ceiling) <= 0);
};

/** Ranks the bids at or under the ceiling. Source: domain rules D20. */
export const qualifyingBids = <B extends RankableBid>(
  rules: AwardRules,
  currencyDigits: number,
  bids: readonly B[],
): readonly B[] => qualifyingOf(rules, currencyDigits, rankBids(bids));

/** Returns the ranked bids that would be awarded if bidding ended now. */
export const takeAwardedBids = <B extends RankableBid>(
  rules: AwardRules,
  currencyDigits: number,
  ranked: readonly B[],
): readonly B[] => qualifyingOf(rules, currencyDigits, ranked).slice(0, awardLimit(rules) ?? ranked.length);

/** Ranks the bids and returns those that would be awarded if bidding ended now. */
export const awardedBids = <B extends RankableBid>(
  rules: AwardRules,
  currencyDigits: number,
  bids: readonly B[],
): readonly B[] => takeAwardedBids(rules, currencyDigits, rankBids(bids));

/** Whether a bid changes which bidders would be awarded. A mere change of their order doesn't count. */
export const affectsAward = (
  rules: AwardRules,
  currencyDigits: number,
  before: readonly RankableBid[],
  after: readonly RankableBid[],
): boolean => {
  const [old, current] = [before, after].map(
    (bids) => new Set(awardedBids(rules, currencyDigits, bids).map(({ bidder }) => bidder)),
  ) as [Set<string>, Set<string>];
  return old.symmetricDifference(current).size > 0;
};
