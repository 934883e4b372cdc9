import { agencyFee, currentSalary, type CandidatePay, type FeeTerms } from '#contract/candidates/rules.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { isSameAmount } from '#contract/common/money.ts';
import { payErrors } from './pay-errors.ts';

const sameSalary = inputError('Enter a base salary or total compensation that differs from the current one.');

/** The values that a salary revision can change. */
export interface RevisedPay {
  baseSalary: string;
  totalCompensation: string | null;
  agencyFee: string;
}

/**
 * Returns the pay and the fee after a salary revision, or the revision's errors. The fee follows the terms
 * of the submission. Source: domain rules D13, D18.
 */
export const revisedPay = (
  candidate: FeeTerms & CandidatePay,
  proposed: { baseSalary: string; totalCompensation?: string | undefined },
  currency: { currencyIso: string; currencyDigits: number },
): { pay: RevisedPay } | { fields: { field: string; message: string }[] } => {
  const { baseSalary } = proposed;
  const totalCompensation = proposed.totalCompensation ?? candidate.totalCompensation;
  const fields = payErrors(
    { baseSalary, totalCompensation },
    { feeTypeId: candidate.feeTypeId, currencyIso: currency.currencyIso },
  );
  const isSame =
    isSameAmount(baseSalary, currentSalary(candidate)) && isSameAmount(totalCompensation, candidate.totalCompensation);
  if (isSame) fields.push({ field: 'baseSalary', message: sameSalary.error() });
  const fee = agencyFee(candidate, { baseSalary, totalCompensation }, currency.currencyDigits);
  return fields.length > 0 || fee === undefined
    ? { fields }
    : { pay: { baseSalary, totalCompensation, agencyFee: fee } };
};
