import { agencyFee, type FeeTerms } from '#contract/candidates/rules.ts';
import { feeType } from '#contract/engagements/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { formatMoney, formatPercent } from '#web/platform/formats.ts';

export type PayTerms = FeeTerms & { currencyIso: string; currencyDigits: number };

/**
 * Returns the fee as a sentence, both while it is typed and afterwards, for example 'Agency fee AUD 15,468.75 at 13.75
 * %'.
 */
export const feeCopy = (
  terms: PayTerms,
  pay: { baseSalary: string; totalCompensation: string | null; baseSalaryRevised?: string | null },
): string => {
  const fee = agencyFee(terms, pay, terms.currencyDigits);
  const percent = terms.feePercent === null ? '' : formatPercent(terms.feePercent);
  if (fee === undefined) {
    return terms.feeTypeId === feeType.percentCompensation
      ? copy.feeOfCompensation({ percent })
      : copy.feeOfBase({ percent });
  }
  const money = formatMoney(fee, terms.currencyIso);
  return terms.feeTypeId === feeType.fixed ? copy.feeFixed({ fee: money }) : copy.feeAtPercent({ fee: money, percent });
};
