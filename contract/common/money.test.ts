import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountText,
  compareAmounts,
  multiplyAmount,
  percentOf,
  percentText,
  roundToMinorUnit,
  trimZeros,
} from './money.ts';

test('a percentage of a salary is rounded half up to the minor unit: 13.75 % of 112,500 is 15,468.75', () => {
  expect(percentOf('112500.00', '13.75', 2)).toBe('15468.75');
  expect(percentOf('109000', '13.7500', 2)).toBe('14987.50');
  expect(percentOf('100.10', '12.5', 2)).toBe('12.51');
  expect(percentOf('100.02', '12.5', 2)).toBe('12.50');
});

test('a currency without decimals rounds to whole units, and is written with two decimals', () => {
  expect(percentOf('5000050', '10', 0)).toBe('500005.00');
  expect(percentOf('5000045', '10', 0)).toBe('500005.00');
  expect(roundToMinorUnit('12.5', 0)).toBe('13.00');
});

test('a rate times contracted hours is exact', () => {
  expect(multiplyAmount('36.40', '1650', 2)).toBe('60060.00');
  expect(multiplyAmount('0.01', '0.5', 2)).toBe('0.01');
});

test('a percentage in whole cents agrees with exact integers for any salary and percent', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 11n), fc.bigInt(1n, 1_000_000n), (cents, tenThousandths) => {
      const amount = `${String(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
      const percent = `${String(tenThousandths / 10_000n)}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;
      const exact = (cents * tenThousandths * 2n + 1_000_000n) / 2_000_000n;
      expect(percentOf(amount, percent, 2).replace('.', '')).toBe(String(exact).padStart(3, '0'));
    }),
  );
});

test('an amount in the API is a decimal string with at most two decimals', () => {
  expect(amountText().safeParse('95000.5').success).toBe(true);
  for (const wrong of ['', '-1', '1,000', '1.234', '1e5', 'NaN', '1234567890123', ' ']) {
    expect(amountText().safeParse(wrong).success).toBe(false);
  }
});

test('a percentage is between 0.01 and 100', () => {
  expect(percentText().safeParse('0.01').success).toBe(true);
  expect(percentText().safeParse('100').success).toBe(true);
  for (const wrong of ['0', '0.001', '100.01', '-5', 'x']) expect(percentText().safeParse(wrong).success).toBe(false);
});

test('zeros at the end are trimmed from decimals only', () => {
  expect(['12.5000', '100.00', '100', '0.10', '0.0000'].map(trimZeros)).toEqual(['12.5', '100', '100', '0.1', '0']);
});

test('amounts are compared as numbers, whatever number of decimals they are written with', () => {
  expect(compareAmounts('90', '850.00')).toBe(-1);
  expect(compareAmounts('850.0000', '850')).toBe(0);
  expect(compareAmounts('850.0001', '850.00')).toBe(1);
});
