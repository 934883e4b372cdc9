import { expect, test } from 'vitest';
import { awardFee } from './award-fee.ts';

const feePercent = null;
const feeAmount = null;

test.each([
  [1, '13.8', null, { feeTypeId: 1, feePercent: '13.8', feeAmount }],
  [2, '12.5', '220', { feeTypeId: 2, feePercent: '12.5', feeAmount }],
  [3, '18000.5', '220', { feeTypeId: 3, feePercent, feeAmount: '18000.50' }],
  [4, '95.25', '220', { feeTypeId: 3, feePercent, feeAmount: '20955.00' }],
  [5, '12.35', '1610.5', { feeTypeId: 3, feePercent, feeAmount: '19889.68' }],
])('a winning bid of method %i at %s for %s contracted units gives these fee terms', (method, amount, units, fee) => {
  expect(awardFee(method, amount, units, 2)).toEqual(fee);
});

test('a fee is rounded to the minor unit of the currency', () => {
  expect(awardFee(4, '12345', '1.5', 0)).toEqual({ feeTypeId: 3, feePercent, feeAmount: '18518.00' });
});

test.each([4, 5])('a rate of method %i without contracted time gives none', (method) => {
  expect(awardFee(method, '95.25', null, 2)).toBeUndefined();
});
