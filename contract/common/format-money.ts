/** A no-break space, which keeps a currency code and its amount on one line. */
export const nbsp = '\u00a0';

/**
 * Formats an amount: '412860' becomes '412,860.00'. Works on the decimal text, so that floating point can't round it.
 */
export const formatAmount = (amount: string | number): string => {
  const text = typeof amount === 'number' ? amount.toFixed(2) : amount.trim();
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(text) ?? [];
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0').slice(0, Math.max(2, fraction.replace(/0+$/, '').length))}`;
};

/** Formats an amount of money: 'AUD 412,860.00'. */
export const formatMoney = (amount: string | number, currency: string): string =>
  `${currency}${nbsp}${formatAmount(amount)}`;

/** Formats a percentage: '15.00 %'. */
export const formatPercent = (percent: string | number): string => `${formatAmount(percent)}${nbsp}%`;
