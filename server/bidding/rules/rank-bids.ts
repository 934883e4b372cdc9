import { scaled } from '#contract/common/money.ts';
import { toMicroseconds } from './microseconds.ts';

/** A bid of a lot in the clear; `receivedAt` is in UTC with microseconds. */
export interface RankableBid {
  /** Identifies the bidder within the lot. */
  readonly bidder: string;
  readonly comparable: string;
  readonly receivedAt: string;
  readonly sequence: number;
}

/**
 * The bids of a lot in the order of their ranks: the lowest first, then the earliest. The caller passes the latest valid
 * bid of each agency. Source: domain rules D7.
 */
export const rankBids = <B extends RankableBid>(bids: readonly B[]): readonly B[] =>
  bids
    .map((bid) => ({ bid, amount: scaled(bid.comparable, 4), at: toMicroseconds(bid.receivedAt) }))
    .toSorted((one, other) => {
      if (one.amount !== other.amount) return one.amount < other.amount ? -1 : 1;
      if (one.at !== other.at) return one.at < other.at ? -1 : 1;
      return one.bid.sequence - other.bid.sequence;
    })
    .map(({ bid }) => bid);
