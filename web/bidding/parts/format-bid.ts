import { isPercentMethod } from '#contract/bidding/states.ts';
import { formatMoney, formatPercent } from '#web/platform/formats.ts';

/** A bid in the unit of its method: '14.20 %' or 'AUD 950.00'. */
export const formatBid = (amount: string, bidMethodId: number, currency: string): string =>
  isPercentMethod(bidMethodId) ? formatPercent(amount) : formatMoney(amount, currency);
