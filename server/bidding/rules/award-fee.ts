import { multiplyAmount, roundToMinorUnit } from '#contract/common/money.ts';
import { bidMethod, feeType, isPercentMethod, type FeeTypeId } from '#contract/engagements/states.ts';

/** The fee for a hire under an award. */
export interface AwardFee {
  feeTypeId: FeeTypeId;
  feePercent: string | null;
  feeAmount: string | null;
}

/**
 * Returns the fee terms that result from a winning bid: a percentage keeps its basis, and any amount becomes a fixed
 * fee per hire. A day or hourly rate is multiplied by the contracted days or hours; undefined if these are missing.
 * Source: domain rules D18, D20.
 */
export const awardFee = (
  bidMethodId: number,
  amount: string,
  contractedUnits: string | null,
  currencyDigits: number,
): AwardFee | undefined => {
  if (isPercentMethod(bidMethodId)) {
    const feeTypeId = bidMethodId === bidMethod.percentBase ? feeType.percentBase : feeType.percentCompensation;
    return { feeTypeId, feePercent: amount, feeAmount: null };
  }
  const fixed = (feeAmount: string): AwardFee => ({ feeTypeId: feeType.fixed, feePercent: null, feeAmount });
  if (bidMethodId === bidMethod.fixed) return fixed(roundToMinorUnit(amount, currencyDigits));
  return contractedUnits === null ? undefined : fixed(multiplyAmount(amount, contractedUnits, currencyDigits));
};
