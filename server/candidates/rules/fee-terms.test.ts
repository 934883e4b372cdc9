import { describe, expect, it } from 'vitest';
import { feeType } from '#contract/engagements/states.ts';
import { findFeeTerms } from './fee-terms.ts';

describe('the fee of a hire', () => {
  const engagement = { feeTypeId: feeType.percentBase, feePercent: '13.75', feeAmount: null };

  it("is the application's, otherwise the engagement's", () => {
    expect(
      findFeeTerms({ feeTypeId: feeType.fixed, feePercent: null, feeAmount: '18000' }, engagement, undefined),
    ).toEqual({
      feeTypeId: feeType.fixed,
      feePercent: null,
      feeAmount: '18000',
    });
    expect(findFeeTerms({ feeTypeId: null, feePercent: null, feeAmount: null }, engagement, undefined)).toEqual(
      engagement,
    );
    expect(findFeeTerms(undefined, engagement, undefined)).toEqual(engagement);
  });

  it('is that of the award in a lot that the agency has won', () => {
    const fee = { feeTypeId: feeType.percentCompensation, feePercent: '12.5', feeAmount: null };
    const application = { feeTypeId: null, feePercent: null, feeAmount: null };
    expect(findFeeTerms(application, engagement, fee)).toEqual(fee);
    expect(findFeeTerms(application, engagement, undefined)).toEqual(engagement);
  });
});
