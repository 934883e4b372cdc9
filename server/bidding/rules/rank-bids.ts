import { toSmallestUnits } from '#contract/common/money.ts';
import { toMicroseconds } from './microseconds.ts';

/** A bid on a lot with its amounts in plain text; `receivedAt` is in UTC with microseconds. */
export interface RankableBid {
  /** The bidder's pseudonym within the lot. */
  readonly bidder: string;
  readonly comparable: string;
  readonly receivedAt: string;
  readonly sequence: number;
}

/**
 * Sorts a lot's bids by rank: lowest first, equal bids by time of receipt. The caller must pass only each agency's
 * latest valid bid. Source: domain rules D7.
 */
export const rankBids = <B extends RankableBid>(bids: readonly B[]): readonly B[] =>
  bids
    .map((bid) => ({ bid, amount: toSmallestUnits(bid.comparable, 4), at: toMicroseconds(bid.receivedAt) }))
    .toSorted((one, other) => {
      if (one.amount !== other.amount) return one.amount < other.amount ? -1 : 1;
      if (one.at !== other.at) return one.at < other.at ? -1 : 1;
      return one.bid.sequence - other.bid.sequence;
    })
    .map(({ bid }) => bid);
