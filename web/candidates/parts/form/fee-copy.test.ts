import { expect, test } from 'vitest';
import { feeType } from '#contract/engagements/states.ts';
import { feeCopy } from './fee-copy.ts';

const terms = {
  feeTypeId: feeType.percentBase,
  feePercent: '13.7500',
  feeAmount: null,
  currencyIso: 'AUD',
  currencyDigits: 2,
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const pay = (baseSalary: string, totalCompensation: string | null = null) => ({ baseSalary, totalCompensation });

test('the fee is shown with its percentage while the salary is typed', () => {
  expect(plain(feeCopy(terms, pay('112500')))).toBe('Agency fee AUD 15,468.75 at 13.75 %');
});

test('before there is a salary, the basis of the fee is shown', () => {
  expect(plain(feeCopy(terms, pay('')))).toBe('Agency fee 13.75 % of the base salary');
  expect(plain(feeCopy({ ...terms, feeTypeId: feeType.percentCompensation }, pay('112500')))).toBe(
    'Agency fee 13.75 % of the total compensation',
  );
});

test('a fixed fee is shown without a salary', () => {
  const fixed = { ...terms, feeTypeId: feeType.fixed, feePercent: null, feeAmount: '18000.00' };
  expect(plain(feeCopy(fixed, pay('')))).toBe('Agency fee AUD 18,000.00 for each hire');
});
