import { percentOf } from '#contract/common/money.ts';

interface FeeFacts {
  engagementTypeId: number;
  feeTypeId: number;
  feePercent: string | null;
  feeAmount: string | null;
  baseSalaryFrom: string | null;
  baseSalaryTo: string | null;
}

const setByEmployer = 1;
const ofBaseSalary = 1;
const fixedAmount = 3;

/**
 * Returns the fee for one hire at a set rate, over the range of base salaries. Null if agencies tender their rates, or
 * if the fee is based on total compensation, which isn't known yet. Source: domain rules D18, agencyFee.
 */
export const feePerHire = (
  facts: FeeFacts,
  currencyDigits: number,
): { feePerHireFrom: string | null; feePerHireTo: string | null } => {
  const none = { feePerHireFrom: null, feePerHireTo: null };
  if (facts.engagementTypeId !== setByEmployer) return none;
  if (facts.feeTypeId === fixedAmount) return { feePerHireFrom: facts.feeAmount, feePerHireTo: facts.feeAmount };
  const { feePercent } = facts;
  if (facts.feeTypeId !== ofBaseSalary || feePercent === null) return none;
  const feeOf = (salary: string | null) => (salary === null ? null : percentOf(salary, feePercent, currencyDigits));
  return { feePerHireFrom: feeOf(facts.baseSalaryFrom), feePerHireTo: feeOf(facts.baseSalaryTo) };
};
