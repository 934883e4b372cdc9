import type { Position } from '#contract/bidding/shapes.ts';
import { bidType, biddingStates, type LotState } from '#contract/bidding/states.ts';
import { trimZeros } from '#contract/common/money.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { awardSet, type AwardRules } from './award-set.ts';
import { rankBids, type RankableBid } from './rank-bids.ts';

/** A standing bid; amounts are null while it is sealed. */
export interface PlacedBid {
  readonly bidder: string;
  readonly status: 'valid' | 'unconfirmed' | 'withdrawn' | 'revoked';
  readonly amount: string | null;
  readonly comparable: string | null;
  readonly receivedAt: string;
  readonly sequence: number;
}

export type PositionRules = AwardRules & Pick<LotRules, 'bidTypeId' | 'showsBidderCount'>;

type OpenBid = RankableBid & { readonly amount: string };

/** The valid bids with their amounts; empty while a sealed lot takes bids or has not been opened. */
export const openBids = (
  rules: Pick<LotRules, 'bidTypeId'>,
  state: LotState,
  bids: readonly PlacedBid[],
): readonly OpenBid[] => {
  if (rules.bidTypeId === bidType.sealed && biddingStates.includes(state)) return [];
  return bids.flatMap(({ bidder, status, amount, comparable, receivedAt, sequence }) =>
    status === 'valid' && amount !== null && comparable !== null
      ? [{ bidder, amount, comparable, receivedAt, sequence }]
      : [],
  );
};

/**
 * The position of a bidder, and the little that a lot shows of the others. Undefined is an agency without a bid.
 * Source: domain rules D6, D18.
 */
export const positionOf = (
  rules: PositionRules,
  currencyDigits: number,
  { state, bids, bidder }: { state: LotState; bids: readonly PlacedBid[]; bidder: string | undefined },
): Position => {
  const ranked = rankBids(openBids(rules, state, bids));
  const at = ranked.findIndex((bid) => bid.bidder === bidder);
  const leading = rules.bidTypeId === bidType.openRanked ? ranked[0] : undefined;
  return {
    position: at < 0 ? null : at + 1,
    bidderCount: rules.showsBidderCount ? bids.filter(({ status }) => status === 'valid').length : null,
    leadingAmount: leading ? trimZeros(leading.amount) : null,
    isInAward: at < 0 ? null : awardSet(rules, currencyDigits, ranked).some((bid) => bid.bidder === bidder),
  };
};

/** The bidders whose visible facts differ between two moments of a lot. */
export const changedPositions = (
  rules: PositionRules,
  currencyDigits: number,
  state: LotState,
  before: readonly PlacedBid[],
  after: readonly PlacedBid[],
): { bidders: ReadonlySet<string>; isForAll: boolean } => {
  const seen = (bids: readonly PlacedBid[], bidder: string | undefined): string =>
    JSON.stringify(positionOf(rules, currencyDigits, { state, bids, bidder }));
  return {
    bidders: new Set(
      after.filter(({ bidder }) => seen(before, bidder) !== seen(after, bidder)).map(({ bidder }) => bidder),
    ),
    // Agencies without a bid see the leading amount and the number of bidders too.
    isForAll: seen(before, undefined) !== seen(after, undefined),
  };
};
