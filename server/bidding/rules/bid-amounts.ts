import { trimZeros } from '#contract/common/money.ts';
import type { BidAmounts } from './log/commitment.ts';

/** Returns a bid's amounts in the form that its commitment covers, however many decimals they were stored with. */
export const bidAmounts = (given: BidAmounts): BidAmounts => ({
  ...given,
  amount: trimZeros(given.amount),
  comparable: trimZeros(given.comparable),
});
