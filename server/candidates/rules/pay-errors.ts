import { inputError, inputMessage } from '#contract/common/text/input-error.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { feeType, type FeeTypeId } from '#contract/engagements/states.ts';

const otherCurrency = inputMessage('The salary must be in {currency}.');
const noTotal = requiredError('Total compensation');
const lowTotal = inputError('Total compensation must be at least the base salary.');
interface Pay {
  baseSalary: string;
  totalCompensation: string | null;
  baseSalaryIso?: string | undefined;
}

const cents = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
};

/**
 * Returns errors in a candidate's pay: a currency other than the engagement's, a total below the base, or no total
 * although the fee is based on it. Source: domain rules D18.
 */
export const payErrors = (
  pay: Pay,
  terms: { feeTypeId: FeeTypeId; currencyIso: string },
): { field: string; message: string }[] => {
  const faults: { field: string; message: string }[] = [];
  if (pay.baseSalaryIso !== undefined && pay.baseSalaryIso !== terms.currencyIso) {
    faults.push({ field: 'baseSalaryIso', message: otherCurrency({ currency: terms.currencyIso }) });
  }
  if (pay.totalCompensation === null) {
    if (terms.feeTypeId === feeType.percentCompensation)
      faults.push({ field: 'totalCompensation', message: noTotal.error() });
  } else if (cents(pay.totalCompensation) < cents(pay.baseSalary)) {
    faults.push({ field: 'totalCompensation', message: lowTotal.error() });
  }
  return faults;
};
