import { bidMethods, bidMethod, isPercentMethod } from '#contract/engagements/states.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { copy } from '#web/bidding/copy.ts';
import { formatMoney, formatPercent } from '#web/platform/formats.ts';

type Unit = { rules: Pick<LotRules, 'bidMethodId'>; currencyIso: string };

/** Formats a bid in the unit of its method, for example '14.20 %' or 'AUD 980.00'. */
export const formatBid = (amount: string, { rules, currencyIso }: Unit): string =>
  isPercentMethod(rules.bidMethodId) ? formatPercent(amount) : formatMoney(amount, currencyIso);

/** Returns a bid method's name for the middle of a label, for example 'day rate'. */
export const bidMethodLabel = (bidMethodId: number): string => {
  const name = bidMethods.find(({ id }) => id === bidMethodId)?.value ?? '';
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** Returns the number of decimal places in a currency. Amounts in the API always have two. */
export const currencyDigits = (currencyIso: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currencyIso }).resolvedOptions().maximumFractionDigits ??
  2;

/** Whether the text is an amount that the server can parse. */
export const isBidAmount = (text: string): boolean => /^\d{1,12}(\.\d{1,4})?$/.test(text) && /[1-9]/.test(text);

/**
 * Whether bids are compared by a computed value: percentages by the resulting fee, hourly rates by the resulting day
 * rate.
 */
export const hasComparableValue = (bidMethodId: number): boolean =>
  isPercentMethod(bidMethodId) || bidMethodId === bidMethod.hourlyRate;

/** Returns the base to which a percentage is applied, with its amount. Empty for bids that are amounts of money. */
export const percentageBaseFacts = ({ rules, currencyIso }: { rules: LotRules; currencyIso: string }) => {
  if (rules.referenceAmount === null || !isPercentMethod(rules.bidMethodId)) return [];
  const label = rules.bidMethodId === bidMethod.percentBase ? copy.baseSalary : copy.totalCompensation;
  return [{ label, value: formatMoney(rules.referenceAmount, currencyIso) }];
};
