import { trimZeros } from '#contract/common/money.ts';
import type { BidAmounts } from './log/commitment.ts';

/** Formats a bid's amounts as its commitment covers them, regardless of the decimals with which they were stored. */
export const bidAmounts = (given: BidAmounts): BidAmounts => ({
  ...given,
  amount: trimZeros(given.amount),
  comparable: trimZeros(given.comparable),
});
