import { percentOf } from '#contract/common/money.ts';
import { engagementType, feeType, type EngagementTypeId, type FeeTypeId } from '#contract/engagements/states.ts';

interface FeeFacts {
  engagementTypeId: EngagementTypeId;
  feeTypeId: FeeTypeId;
  feePercent: string | null;
  feeAmount: string | null;
  baseSalaryFrom: string | null;
  baseSalaryTo: string | null;
}

/**
 * Returns the fee for one hire at a set rate, over the range of base salaries. Null if agencies tender their rates, or
 * if the fee is based on total compensation, which isn't known yet. Source: domain rules D18, agencyFee.
 */
export const feePerHire = (
  facts: FeeFacts,
  currencyDigits: number,
): { feePerHireFrom: string | null; feePerHireTo: string | null } => {
  const none = { feePerHireFrom: null, feePerHireTo: null };
  if (facts.engagementTypeId !== engagementType.employerSetsRate) return none;
  if (facts.feeTypeId === feeType.fixed) return { feePerHireFrom: facts.feeAmount, feePerHireTo: facts.feeAmount };
  const { feePercent } = facts;
  if (facts.feeTypeId !== feeType.percentBase || feePercent === null) return none;
  const feeOf = (salary: string | null) => (salary === null ? null : percentOf(salary, feePercent, currencyDigits));
  return { feePerHireFrom: feeOf(facts.baseSalaryFrom), feePerHireTo: feeOf(facts.baseSalaryTo) };
};
