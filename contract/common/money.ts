import { z } from 'zod';
import { inputError } from './text/input-error.ts';
import { amountError, positiveError, requiredError } from './text-messages.ts';

/**
 * The schema of an amount in the API and the database: a decimal string, never a float, with up to 12 digits before the
 * point.
 */
export const amountText = (field = 'Amount') =>
  z
    .string(requiredError(field))
    .trim()
    .min(1, requiredError(field))
    .regex(/^\d{1,12}(\.\d{1,2})?$/, amountError(field));

/** The schema of an amount above zero. */
export const positiveAmountText = (field: string) =>
  amountText(field).refine((amount) => Number(amount) > 0, positiveError(field));

/** The schema of a percentage with up to four decimal places, from 0.01 to 100. */
export const percentText = (field = 'Percent') =>
  z
    .string(requiredError(field))
    .trim()
    .regex(/^\d{1,3}(\.\d{1,4})?$/, inputError('{field} must be a number such as 15 or 12.5.', { field }))
    .refine(
      (text) => Number(text) >= 0.01 && Number(text) <= 100,
      inputError('{field} must be between 0.01 and 100.', { field }),
    );

/**
 * Converts a decimal string to a whole number of its smallest units: '12.5' with two decimal places becomes 1250.
 * Further digits are cut off.
 */
export const toSmallestUnits = (text: string, decimals: number): bigint => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0').slice(0, decimals) || '0');
};

/** Converts a number of smallest units back to a decimal string. */
export const fromSmallestUnits = (value: bigint, decimals: number): string => {
  const digits = value.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

const divideHalfUp = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n);

/** Rounds an amount half up to the currency's minor unit (`digits`) and writes it with two decimal places. */
export const roundToMinorUnit = (amount: string, digits: number): string => {
  const exact = toSmallestUnits(amount, 8);
  const rounded = divideHalfUp(exact, 10n ** BigInt(8 - digits));
  return fromSmallestUnits(rounded * 10n ** BigInt(Math.max(0, 2 - digits)), Math.max(2, digits));
};

/** Returns `percent` of `amount`, rounded half up to the currency's minor unit. Source: domain rules D18, agencyFee. */
export const percentOf = (amount: string, percent: string, digits: number): string =>
  roundToMinorUnit(fromSmallestUnits(toSmallestUnits(amount, 4) * toSmallestUnits(percent, 4), 10), digits);

/** Returns `amount` times `count`, rounded half up to the currency's minor unit. */
export const multiplyAmount = (amount: string, count: string, digits: number): string =>
  roundToMinorUnit(fromSmallestUnits(toSmallestUnits(amount, 4) * toSmallestUnits(count, 4), 8), digits);

/** Whether two amounts are equal, even if they are written with different numbers of decimal places. */
export const isSameAmount = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : toSmallestUnits(one, 4) === toSmallestUnits(other, 4);

/** Returns the same number without trailing zeros after the decimal point: `12.5000` becomes `12.5`. */
export const trimZeros = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount);

/**
 * Compares two amounts. The result is below zero if the first is smaller, zero if they are equal, and above zero if the
 * first is larger.
 */
export const compareAmounts = (one: string, other: string): number => {
  const difference = toSmallestUnits(one, 4) - toSmallestUnits(other, 4);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
