import { z } from 'zod';

/** An amount in the API and in the database: a decimal string, never a float. Up to 12 digits before the point. */
export const amountText = (field = 'Amount') =>
  z
    .string(`${field} is required!`)
    .trim()
    .min(1, `${field} is required!`)
    .regex(/^\d{1,12}(\.\d{1,2})?$/, `${field} must be an amount such as 95000 or 95000.50.`);

/** A percentage with up to four decimals, 0.01 to 100. */
export const percentText = (field = 'Percent') =>
  z
    .string(`${field} is required!`)
    .trim()
    .regex(/^\d{1,3}(\.\d{1,4})?$/, `${field} must be a number such as 15 or 12.5.`)
    .refine((text) => Number(text) >= 0.01 && Number(text) <= 100, `${field} must be between 0.01 and 100.`);

/** A decimal text as a whole number of its smallest units: '12.5' with two decimals is 1250. Further decimals are cut. */
export const scaled = (text: string, decimals: number): bigint => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0').slice(0, decimals) || '0');
};

/** The decimal text of a number of smallest units. */
export const unscaled = (value: bigint, decimals: number): string => {
  const digits = value.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

const divideHalfUp = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n);

/** The amount rounded half up to the currency's minor unit (`digits`), written with two decimals. */
export const roundToMinorUnit = (amount: string, digits: number): string => {
  const exact = scaled(amount, 8);
  const rounded = divideHalfUp(exact, 10n ** BigInt(8 - digits));
  return unscaled(rounded * 10n ** BigInt(Math.max(0, 2 - digits)), Math.max(2, digits));
};

/** `percent` of `amount`, half up to the currency's minor unit. Source: domain rules D18, agencyFee. */
export const percentOf = (amount: string, percent: string, digits: number): string =>
  roundToMinorUnit(unscaled(scaled(amount, 4) * scaled(percent, 4), 10), digits);

/** `amount` times `count`, half up to the currency's minor unit. */
export const multiplyAmount = (amount: string, count: string, digits: number): string =>
  roundToMinorUnit(unscaled(scaled(amount, 4) * scaled(count, 4), 8), digits);

/** The exact sum of amounts of one currency. */
export const sumAmounts = (amounts: readonly string[]): string =>
  unscaled(amounts.reduce((total, amount) => total + scaled(amount, 4), 0n) / 100n, 2);

/** Whether two amounts are equal, whatever number of decimals they are written with. */
export const isSameAmount = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : scaled(one, 4) === scaled(other, 4);

/** The same number without zeros at the end of its decimals: `12.5000` is `12.5`. */
export const trimZeros = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount);

/** Below zero if the first amount is smaller, zero if they are equal, above zero if it is larger. */
export const compareAmounts = (one: string, other: string): number => {
  const difference = scaled(one, 4) - scaled(other, 4);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
