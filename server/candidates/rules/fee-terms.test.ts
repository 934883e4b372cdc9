import { describe, expect, it } from 'vitest';
import { feeTermsOf } from './fee-terms.ts';

describe('the fee of a hire', () => {
  const engagement = { feeTypeId: 1, feePercent: '13.75', feeAmount: null };

  it("is the application's, otherwise the engagement's", () => {
    expect(feeTermsOf({ feeTypeId: 3, feePercent: null, feeAmount: '18000' }, engagement)).toEqual({
      feeTypeId: 3,
      feePercent: null,
      feeAmount: '18000',
    });
    expect(feeTermsOf({ feeTypeId: null, feePercent: null, feeAmount: null }, engagement)).toEqual(engagement);
    expect(feeTermsOf(undefined, engagement)).toEqual(engagement);
  });
});
