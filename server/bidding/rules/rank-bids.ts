import { compareAmounts } from '#contract/common/money.ts';
import { toMicroseconds } from './microseconds.ts';

/** A bid of a lot in the clear; `receivedAt` is in UTC with microseconds. */
export interface RankableBid {
  /** Identifies the bidder within the lot. */
  readonly bidder: string;
  readonly comparable: string;
  readonly receivedAt: string;
  readonly sequence: number;
}

const compareBids = (one: RankableBid, other: RankableBid): number => {
  const byAmount = compareAmounts(one.comparable, other.comparable);
  if (byAmount !== 0) return byAmount;
  const between = toMicroseconds(one.receivedAt) - toMicroseconds(other.receivedAt);
  return between === 0n ? one.sequence - other.sequence : between < 0n ? -1 : 1;
};

/**
 * The bids of a lot in the order of their ranks: the lowest first, then the earliest. The caller passes the latest valid
 * bid of each agency. Source: domain rules D7.
 */
export const rankBids = <B extends RankableBid>(bids: readonly B[]): readonly B[] => bids.toSorted(compareBids);
