import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  agencyFee,
  currentSalary,
  revisedAmountsOf,
  type CandidatePay,
  type FeeTerms,
  type RevisedAmounts,
} from '#contract/candidates/rules.ts';
import { amountText, trimZeros } from '#contract/common/money.ts';
import { multilineTextSchema, requiredMultilineTextSchema } from '#contract/common/text.ts';
import { feeType } from '#contract/engagements/states.ts';
import { copy } from '#web/candidates/copy.ts';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { setFieldErrors } from '#web/ui/form/set-field-errors.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { SalaryRevisionComparison } from './salary-revision-comparison.tsx';
import s from './salary.module.css';

const schemaOf = (needsReason: boolean) =>
  z.object({
    baseSalary: amountText(copy.baseSalary),
    totalCompensation: z.union([z.literal(''), amountText(copy.totalCompensation)]),
    reason: (needsReason ? requiredMultilineTextSchema : multilineTextSchema)(copy.reason, 500),
  });
type Form = z.infer<ReturnType<typeof schemaOf>>;

interface RevisedSalary {
  baseSalary: string;
  totalCompensation?: string;
  reason: string;
}

type Props = {
  /** The current pay and the fee terms. */
  pay: CandidatePay & FeeTerms & { agencyFee: string; baseSalaryIso: string; currencyDigits: number };
  title: string;
  lead: ReactNode;
  /** The label of the confirm button. */
  confirm: string;
  needsReason?: boolean;
  save: { isPending: boolean; error: Error | null; mutateAsync: (revised: RevisedSalary) => Promise<unknown> };
  /** Called with the names of the amounts that were changed. */
  onDone: (revised: RevisedAmounts) => void;
  onClose: () => void;
  /** Content above the fields. */
  children?: ReactNode;
};

/** A dialog that asks for a candidate's new salary and shows the resulting fee. */
export const SalaryDialog = ({ pay, needsReason = false, save, onDone, onClose, children, ...words }: Props) => {
  const { control, handleSubmit, setError } = useForm<Form>({
    resolver: standardSchemaResolver(schemaOf(needsReason)),
    defaultValues: {
      baseSalary: trimZeros(currentSalary(pay)),
      totalCompensation: pay.totalCompensation === null ? '' : trimZeros(pay.totalCompensation),
      reason: '',
    },
  });
  const [baseSalary, total] = useWatch({ control, name: ['baseSalary', 'totalCompensation'] });
  const totalCompensation = total === '' ? pay.totalCompensation : total;
  const fee = agencyFee(pay, { baseSalary, totalCompensation }, pay.currencyDigits);
  const submit = handleSubmit(async ({ totalCompensation: stated, ...rest }) => {
    try {
      await save.mutateAsync({ ...rest, ...(stated === '' ? {} : { totalCompensation: stated }) });
    } catch (error) {
      if (error instanceof Error) setFieldErrors(error, setError, ['baseSalary', 'totalCompensation', 'reason']);
      return;
    }
    onClose();
    onDone(
      revisedAmountsOf({
        baseSalary: rest.baseSalary,
        totalCompensation: stated === '' ? pay.totalCompensation : stated,
        baseSalaryBefore: currentSalary(pay),
        totalCompensationBefore: pay.totalCompensation,
      }),
    );
  });
  return (
    <SaveDialog {...words} save={save} onSave={submit} onClose={onClose}>
      {children !== undefined && <div className={s.whole}>{children}</div>}
      <MoneyField control={control} name="baseSalary" label={copy.baseSalary} currency={pay.baseSalaryIso} />
      <MoneyField
        control={control}
        name="totalCompensation"
        label={copy.totalCompensation}
        currency={pay.baseSalaryIso}
        optional={pay.feeTypeId !== feeType.percentCompensation}
      />
      <div className={s.whole} role="status">
        <SalaryRevisionComparison
          currency={pay.baseSalaryIso}
          before={{
            baseSalary: currentSalary(pay),
            totalCompensation: pay.totalCompensation,
            agencyFee: pay.agencyFee,
          }}
          after={{ baseSalary, totalCompensation, agencyFee: fee }}
        />
      </div>
      <div className={s.whole}>
        <TextArea control={control} name="reason" label={copy.reason} optional={!needsReason} max={500} rows={3} />
      </div>
    </SaveDialog>
  );
};
