import { trimZeros } from '#contract/common/money.ts';
import type { BidAmounts } from './log/commitment.ts';

/** Formats a bid's amounts as its commitment covers them, whatever number of decimals was stored. */
export const bidAmounts = (given: BidAmounts): BidAmounts => ({
  ...given,
  amount: trimZeros(given.amount),
  comparable: trimZeros(given.comparable),
});
