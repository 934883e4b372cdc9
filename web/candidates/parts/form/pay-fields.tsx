import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { salaryRangeDeviation } from '#contract/candidates/rules.ts';
import { feeType } from '#contract/engagements/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { formatAmount, formatMoney } from '#web/platform/formats.ts';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { feeCopy, type PayTerms } from './fee-copy.ts';
import type { CandidateForm } from './form-schema.ts';
import s from './candidate-form.module.css';

type Props = {
  control: Control<CandidateForm>;
  terms: PayTerms;
  range?: { from: string | null; to: string | null } | undefined;
};

const rangeWords = (range: Props['range']): string | undefined => {
  const ends = [range?.from, range?.to].filter((end) => end !== null && end !== undefined).map(formatAmount);
  return ends.length === 0 ? undefined : copy.salaryRange({ range: ends.join(' – ') });
};

/** Returns a warning if the salary is outside the employer's planned range, otherwise undefined. */
const rangeWarning = (baseSalary: string, range: Props['range']): string | undefined => {
  const side = salaryRangeDeviation(baseSalary, range?.from ?? null, range?.to ?? null);
  if (side === undefined) return undefined;
  return side === 'below' ? copy.salaryBelow : copy.salaryAbove;
};

const RangeWarning = ({ control, range }: Pick<Props, 'control' | 'range'>) => {
  const warning = rangeWarning(useWatch({ control, name: 'baseSalary' }), range);
  return warning === undefined ? null : (
    <div className={s.said}>
      <Banner tone="warn">{warning}</Banner>
    </div>
  );
};

/** The fields for the requested pay in the engagement's currency, and the resulting fee. */
export const PayFields = ({ control, terms, range }: Props) => {
  const currency = terms.currencyIso;
  return (
    <>
      <FieldGrid>
        <MoneyField
          control={control}
          name="baseSalary"
          label={copy.baseSalary}
          currency={currency}
          hint={rangeWords(range)}
        />
        <MoneyField
          control={control}
          name="totalCompensation"
          label={copy.totalCompensation}
          currency={currency}
          optional={terms.feeTypeId !== feeType.percentCompensation}
        />
      </FieldGrid>
      <RangeWarning control={control} range={range} />
      <FeeNow control={control} terms={terms} />
    </>
  );
};

/** The pay after submission. It determines the fee, so it can't be edited here. */
export const ReadOnlyPay = ({ control, terms }: Pick<Props, 'control' | 'terms'>) => {
  const [baseSalary, totalCompensation] = useWatch({ control, name: ['baseSalary', 'totalCompensation'] });
  const currency = terms.currencyIso;
  const isOfTotal = terms.feeTypeId === feeType.percentCompensation;
  return (
    <div className={s.stack}>
      <Facts
        facts={[
          [copy.baseSalary, formatMoney(baseSalary, currency)],
          ...(isOfTotal ? [[copy.totalCompensation, formatMoney(totalCompensation, currency)] as const] : []),
        ]}
      />
      <p className={s.fee}>
        {feeCopy(terms, { baseSalary, totalCompensation })}. {isOfTotal ? copy.payFixed : copy.salaryFixed}
      </p>
      {!isOfTotal && (
        <MoneyField
          control={control}
          name="totalCompensation"
          label={copy.totalCompensation}
          currency={currency}
          optional
        />
      )}
    </div>
  );
};

const FeeNow = ({ control, terms }: Omit<Props, 'range'>) => {
  const [baseSalary, totalCompensation] = useWatch({ control, name: ['baseSalary', 'totalCompensation'] });
  const text = feeCopy(terms, { baseSalary, totalCompensation });
  return (
    <p className={s.fee} role="status">
      {text}
    </p>
  );
};
