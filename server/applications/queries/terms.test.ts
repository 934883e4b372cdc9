import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { feeType } from '#contract/engagements/states.ts';
import { agreedFeePerHire, hashTerms } from './terms.ts';

const terms = {
  engagementId: '0199b0a2-0000-7000-8000-000000000001',
  engagementNumber: 412,
  termsVersion: 1,
  terms: 'Due in 30 days.',
  feeTypeId: feeType.percentBase,
  feePercent: '13.7500',
  feeAmount: null,
  currencyCode: 'AUD',
  guaranteeDays: 90,
};

test('the hash is SHA-256 over the terms with sorted keys', () => {
  const text =
    '{"currencyCode":"AUD","engagementId":"0199b0a2-0000-7000-8000-000000000001","engagementNumber":412,' +
    '"feeAmount":null,"feePercent":"13.7500","feeTypeId":1,"guaranteeDays":90,"terms":"Due in 30 days.","termsVersion":1}';
  expect(hashTerms(terms)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('the key order of terms makes no difference', () => {
  const reversed = Object.fromEntries(Object.entries(terms).toReversed()) as unknown as typeof terms;
  expect(hashTerms(reversed)).toBe(hashTerms(terms));
});

test.each<Partial<typeof terms>>([
  { termsVersion: 4 },
  { feePercent: '13.7501' },
  { terms: 'Due in 60 days.' },
  { guaranteeDays: 60 },
  { currencyCode: 'USD' },
])('different terms have different hashes: %o', (change) => {
  expect(hashTerms({ ...terms, ...change })).not.toBe(hashTerms(terms));
});

test('the fee is in the currency of the terms, and null if the bid is the price', () => {
  const fee = { feeTypeId: feeType.fixed, feePercent: null, feeAmount: '9500.00' };
  expect(agreedFeePerHire({ ...fee, terms })).toEqual({ ...fee, currencyCode: 'AUD' });
  expect(agreedFeePerHire({ feeTypeId: null, feePercent: null, feeAmount: null, terms })).toBeNull();
});
