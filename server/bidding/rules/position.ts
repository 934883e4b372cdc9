import type { LotPosition } from '#contract/bidding/shapes.ts';
import { openLotStates, type LotState } from '#contract/bidding/states.ts';
import { bidType } from '#contract/engagements/states.ts';
import { trimZeros } from '#contract/common/money.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { takeAwardedBids, type AwardRules } from './awarded-bids.ts';
import { rankBids, type RankableBid } from './rank-bids.ts';

/** A standing bid. Its amounts are null while they are sealed. */
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

/** Returns the valid bids with their amounts; empty if the lot is cancelled, or if its bids are still sealed. */
export const rankableBids = (
  rules: Pick<LotRules, 'bidTypeId'>,
  state: LotState,
  bids: readonly PlacedBid[],
): readonly OpenBid[] => {
  if (state === 'cancelled') return [];
  if (rules.bidTypeId === bidType.sealed && openLotStates.includes(state)) return [];
  return bids.flatMap(({ bidder, status, amount, comparable, receivedAt, sequence }) =>
    status === 'valid' && amount !== null && comparable !== null
      ? [{ bidder, amount, comparable, receivedAt, sequence }]
      : [],
  );
};

/** A lot's ranking, computed once for all bidders. */
export interface Ranking {
  /** Each bidder's position; null without a bid that counts. */
  readonly positions: ReadonlyMap<string, number | null>;
  /** The bidders that would be awarded if bidding ended now. */
  readonly awarded: ReadonlySet<string>;
  /** The part of the ranking that every agency sees. */
  readonly shown: Pick<LotPosition, 'bidderCount' | 'leadingAmount'>;
}

/** Ranks a lot's latest bids. Source: domain rules D6, D18. */
export const rankLot = (
  rules: PositionRules,
  currencyDigits: number,
  state: LotState,
  bids: readonly PlacedBid[],
): Ranking => {
  const ranked = rankBids(rankableBids(rules, state, bids));
  const leading = rules.bidTypeId === bidType.openRanked ? ranked[0] : undefined;
  return {
    positions: new Map<string, number | null>([
      ...bids.map(({ bidder }) => [bidder, null] as const),
      ...ranked.map(({ bidder }, at) => [bidder, at + 1] as const),
    ]),
    awarded: new Set(takeAwardedBids(rules, currencyDigits, ranked).map(({ bidder }) => bidder)),
    shown: {
      bidderCount: rules.showsBidderCount ? bids.filter(({ status }) => status === 'valid').length : null,
      leadingAmount: leading ? trimZeros(leading.amount) : null,
    },
  };
};

/**
 * Returns a bidder's position, together with the part of the ranking that every agency sees. `bidder` is undefined for
 * an agency without a bid.
 */
export const bidderPosition = ({ positions, awarded, shown }: Ranking, bidder: string | undefined): LotPosition => {
  const position = (bidder === undefined ? undefined : positions.get(bidder)) ?? null;
  return {
    position,
    ...shown,
    isInAward: position === null || bidder === undefined ? null : awarded.has(bidder),
  };
};

/** Compares two rankings of a lot, and returns the bidders who see a change. */
export const biddersWithChangedPosition = (
  before: Ranking,
  after: Ranking,
): { bidders: ReadonlySet<string>; isForAll: boolean } => {
  const isForAll =
    before.shown.bidderCount !== after.shown.bidderCount || before.shown.leadingAmount !== after.shown.leadingAmount;
  const isChanged = (bidder: string): boolean => {
    const [one, other] = [bidderPosition(before, bidder), bidderPosition(after, bidder)];
    return one.position !== other.position || one.isInAward !== other.isInAward;
  };
  return {
    bidders: new Set([...after.positions.keys()].filter((bidder) => isForAll || isChanged(bidder))),
    // Agencies without a bid also see the leading amount and the number of bidders.
    isForAll,
  };
};
