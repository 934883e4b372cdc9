import { trimZeros } from '#contract/common/money.ts';
import type { BidAmounts } from './log/commitment.ts';

/** Formats a bid's amounts as in its commitment, regardless of the number of decimals that were stored. */
export const bidAmounts = (given: BidAmounts): BidAmounts => ({
  ...given,
  amount: trimZeros(given.amount),
  comparable: trimZeros(given.comparable),
});
