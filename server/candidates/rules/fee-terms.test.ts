import { describe, expect, it } from 'vitest';
import { findFeeTerms } from './fee-terms.ts';

describe('the fee of a hire', () => {
  const engagement = { feeTypeId: 1, feePercent: '13.75', feeAmount: null };

  it("is the application's, otherwise the engagement's", () => {
    expect(findFeeTerms({ feeTypeId: 3, feePercent: null, feeAmount: '18000' }, engagement)).toEqual({
      feeTypeId: 3,
      feePercent: null,
      feeAmount: '18000',
    });
    expect(findFeeTerms({ feeTypeId: null, feePercent: null, feeAmount: null }, engagement)).toEqual(engagement);
    expect(findFeeTerms(undefined, engagement)).toEqual(engagement);
  });
});
