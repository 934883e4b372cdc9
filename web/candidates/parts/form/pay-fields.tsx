import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { words } from '#web/candidates/words.ts';
import { formatAmount } from '#web/platform/formats.ts';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { feeWords, type PayTerms } from './fee-words.ts';
import type { CandidateForm } from './form-schema.ts';
import s from './candidate-form.module.css';

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
