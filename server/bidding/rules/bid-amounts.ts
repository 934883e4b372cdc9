import { trimZeros } from '#contract/common/money.ts';
import type { BidAmounts } from './log/commitment.ts';

/** The amounts of a bid as it commits to them, however many decimals they were stored with. */
export const bidAmounts = (given: BidAmounts): BidAmounts => ({
  ...given,
  amount: trimZeros(given.amount),
  comparable: trimZeros(given.comparable),
});
