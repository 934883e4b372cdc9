import { awardLimit, awardedBids, qualifyingBids, type AwardRules } from './awarded-bids.ts';
import type { RankableBid } from './rank-bids.ts';

/** An employer's award decision. If `awarded` is empty, nobody is awarded. */
export interface AwardDecision {
  readonly awarded: readonly { readonly bidder: string; readonly sharePercent: number | null }[];
  readonly reasons: readonly { readonly bidder: string; readonly text: string }[];
}

/**
 * Returns the bids that were passed over, sorted by rank: those that would have been awarded by rank alone, and those
 * that rank above an awarded bid. Source: domain rules D20.
 */
export const passedOverBids = <B extends RankableBid>(
  rules: AwardRules,
  currencyDigits: number,
  bids: readonly B[],
  awarded: ReadonlySet<string>,
): readonly B[] => {
  const qualifying = qualifyingBids(rules, currencyDigits, bids);
  const lastAwarded = qualifying.findLastIndex(({ bidder }) => awarded.has(bidder));
  const entitled = awardedBids(rules, currencyDigits, bids).length;
  return qualifying.slice(0, Math.max(entitled, lastAwarded)).filter(({ bidder }) => !awarded.has(bidder));
};

const hasValidShares = ({ awarded }: AwardDecision): boolean => {
  const shares = awarded.flatMap(({ sharePercent }) => (sharePercent === null ? [] : [sharePercent]));
  if (shares.length === 0) return true;
  return shares.length === awarded.length && shares.reduce((total, share) => total + share, 0) === 100;
};

/** Returns the error in an award; undefined if the award follows the lot's rules. Source: domain rules D6 and D20. */
export const awardError = (
  rules: AwardRules,
  currencyDigits: number,
  bids: readonly RankableBid[],
  award: AwardDecision,
): 'award-invalid' | 'reason-missing' | undefined => {
  const qualifying = new Set(qualifyingBids(rules, currencyDigits, bids).map(({ bidder }) => bidder));
  const awarded = new Set(award.awarded.map(({ bidder }) => bidder));
  const isValid =
    awarded.size === award.awarded.length &&
    awarded.isSubsetOf(qualifying) &&
    awarded.size <= (awardLimit(rules) ?? qualifying.size) &&
    award.reasons.every(({ bidder }) => qualifying.has(bidder) && !awarded.has(bidder)) &&
    hasValidShares(award);
  if (!isValid) return 'award-invalid';
  const explained = new Set(award.reasons.filter(({ text }) => text.trim() !== '').map(({ bidder }) => bidder));
  const isExplained = passedOverBids(rules, currencyDigits, bids, awarded).every(({ bidder }) => explained.has(bidder));
  return isExplained ? undefined : 'reason-missing';
};
