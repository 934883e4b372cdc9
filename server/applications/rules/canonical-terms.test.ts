import { expect, test } from 'vitest';
import type { AcceptedTerms } from '#contract/applications/shapes.ts';
import { canonicalTerms } from './canonical-terms.ts';

const terms: AcceptedTerms = {
  engagementId: '0199b0a2-0000-7000-8000-000000000001',
  engagementNumber: 412,
  termsVersion: 3,
  terms: 'The fee is due within 30 days.',
  feeTypeId: 1,
  feePercent: '13.7500',
  feeAmount: null,
  currencyCode: 'AUD',
  guaranteeDays: 90,
};

test('the key order of terms makes no difference', () => {
  const reversed = Object.fromEntries(Object.entries(terms).toReversed()) as unknown as AcceptedTerms;
  expect(canonicalTerms(reversed)).toBe(canonicalTerms(terms));
});

test.each<Partial<AcceptedTerms>>([
  { termsVersion: 4 },
  { feePercent: '13.7501' },
  { terms: 'The fee is due within 60 days.' },
  { guaranteeDays: 60 },
  { currencyCode: 'USD' },
])('different terms give a different text: %o', (change) => {
  expect(canonicalTerms({ ...terms, ...change })).not.toBe(canonicalTerms(terms));
});
