import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { agencyFee, type FeeTerms } from '#contract/candidates/rules.ts';
import { words } from '#web/candidates/words.ts';
import { formatAmount, formatMoney, formatPercent } from '#web/platform/formats.ts';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import type { CandidateForm } from './form-schema.ts';
import s from './candidate-form.module.css';

export type PayTerms = FeeTerms & { currencyIso: string; currencyDigits: number };

/** The fee in words, while it is typed and afterwards: 'Agency fee AUD 15,468.75 at 13.75 %'. */
export const feeWords = (
  terms: PayTerms,
  pay: { baseSalary: string; totalCompensation: string | null; baseSalaryRevised?: string | null },
): string => {
  const fee = agencyFee(terms, pay, terms.currencyDigits);
  const percent = terms.feePercent === null ? '' : formatPercent(terms.feePercent);
  if (fee === undefined) {
    return terms.feeTypeId === 2 ? words.feeOfCompensation({ percent }) : words.feeOfBase({ percent });
  }
  const money = formatMoney(fee, terms.currencyIso);
  return terms.feeTypeId === 3 ? words.feeFixed({ fee: money }) : words.feeAtPercent({ fee: money, percent });
};

type Props = {
  control: Control<CandidateForm>;
  terms: PayTerms;
  range?: { from: string | null; to: string | null };
};

const rangeWords = (range: Props['range']): string | undefined => {
  const ends = [range?.from, range?.to].filter((end) => end !== null && end !== undefined).map(formatAmount);
  return ends.length === 0 ? undefined : words.salaryRange({ range: ends.join(' – ') });
};

/** What a candidate asks for, in the engagement's currency, with the fee that follows from it. */
export const PayFields = ({ control, terms, range }: Props) => {
  const currency = terms.currencyIso;
  return (
    <>
      <FieldGrid>
        <MoneyField
          control={control}
          name="baseSalary"
          label={words.baseSalary}
          currency={currency}
          hint={rangeWords(range)}
        />
        <MoneyField
          control={control}
          name="totalCompensation"
          label={words.totalCompensation}
          currency={currency}
          optional={terms.feeTypeId !== 2}
        />
      </FieldGrid>
      <FeeNow control={control} terms={terms} />
    </>
  );
};

const FeeNow = ({ control, terms }: Omit<Props, 'range'>) => {
  const [baseSalary, totalCompensation] = useWatch({ control, name: ['baseSalary', 'totalCompensation'] });
  const text = feeWords(terms, { baseSalary, totalCompensation });
  return (
    <p className={s.fee} role="status">
      {text}
    </p>
  );
};
