import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { agencyFee, candidateName, currentSalary } from '#contract/candidates/rules.ts';
import { amountText, trimZeros } from '#contract/common/money.ts';
import { linesText } from '#contract/common/text.ts';
import { useProposeSalary } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { setFieldErrors } from '#web/ui/form/set-field-errors.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { PayComparison } from './pay-comparison.tsx';
import type { Salaried } from './salaried.ts';
import s from './salary.module.css';

const schema = z.object({
  baseSalary: amountText(copy.baseSalary),
  totalCompensation: z.union([z.literal(''), amountText(copy.totalCompensation)]),
  reason: linesText(copy.reason, 500),
});
type Form = z.infer<typeof schema>;

/** Proposes another base salary to the other side, and shows the fee that would follow from it. */
export const ProposeDialog = ({ candidate, onClose }: { candidate: Salaried; onClose: () => void }) => {
  const propose = useProposeSalary();
  const { control, handleSubmit, setError } = useForm<Form>({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      baseSalary: trimZeros(currentSalary(candidate)),
      totalCompensation: candidate.totalCompensation === null ? '' : trimZeros(candidate.totalCompensation),
      reason: '',
    },
  });
  const [baseSalary, total] = useWatch({ control, name: ['baseSalary', 'totalCompensation'] });
  const totalCompensation = total === '' ? candidate.totalCompensation : total;
  const fee = agencyFee(candidate, { baseSalary, totalCompensation }, candidate.currencyDigits);
  const name = candidateName(candidate);
  const save = handleSubmit(async ({ totalCompensation: stated, ...rest }) => {
    try {
      await propose.mutateAsync({
        candidateId: candidate._id,
        ...rest,
        ...(stated === '' ? {} : { totalCompensation: stated }),
      });
    } catch (error) {
      if (error instanceof Error) setFieldErrors(error, setError, ['baseSalary', 'totalCompensation', 'reason']);
      return;
    }
    onClose();
    toast.success(copy.salaryProposed({ name }));
  });
  return (
    <SaveDialog
      title={copy.proposeTitle({ name })}
      lead={copy.proposeText}
      confirm={copy.propose}
      save={propose}
      onSave={save}
      onClose={onClose}
    >
      <MoneyField control={control} name="baseSalary" label={copy.baseSalary} currency={candidate.baseSalaryIso} />
      <MoneyField
        control={control}
        name="totalCompensation"
        label={copy.totalCompensation}
        currency={candidate.baseSalaryIso}
        optional={candidate.feeTypeId !== 2}
      />
      <div className={s.whole} role="status">
        <PayComparison
          currency={candidate.baseSalaryIso}
          before={{
            baseSalary: currentSalary(candidate),
            totalCompensation: candidate.totalCompensation,
            agencyFee: candidate.agencyFee,
          }}
          after={{ baseSalary, totalCompensation, agencyFee: fee }}
        />
      </div>
      <div className={s.whole}>
        <TextArea control={control} name="reason" label={copy.reason} optional max={500} rows={3} />
      </div>
    </SaveDialog>
  );
};
