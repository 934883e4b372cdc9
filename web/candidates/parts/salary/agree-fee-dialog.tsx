import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { positiveAmountText, trimZeros } from '#contract/common/money.ts';
import { agreeFeeEndpoint } from '#contract/disputes/endpoints.ts';
import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { callApi } from '#web/platform/client.ts';
import { formatMoney } from '#web/platform/formats.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { setFieldErrors } from '#web/ui/form/set-field-errors.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { agreedFeeCopy as copy } from './agreed-fee-copy.ts';

const schema = z.object({
  amount: positiveAmountText(copy.agreedFee),
});

interface Props {
  candidate: { _id: string; baseSalaryIso: string };
  fee: NonNullable<ReceivedCandidate['assignedFee']>;
  onClose: () => void;
}

/** A dialog in which the employer records the fee that it agreed on with the agency that won the dispute. */
export const AgreeFeeDialog = ({ candidate, fee, onClose }: Props) => {
  const save = useWrite(
    (amount: string) => callApi(agreeFeeEndpoint, { candidateId: candidate._id, amount }),
    ['candidate', 'dispute'],
    { awaitsRefetch: true },
  );
  const { control, handleSubmit, setError } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { amount: fee.amount === null ? '' : trimZeros(fee.amount) },
  });
  const submit = handleSubmit(async ({ amount }) => {
    try {
      await save.mutateAsync(amount);
    } catch (error) {
      if (error instanceof Error) setFieldErrors(error, setError, ['amount']);
      return;
    }
    onClose();
    toast.success(copy.recorded({ fee: formatMoney(amount, candidate.baseSalaryIso) }));
  });
  return (
    <SaveDialog
      title={copy.title({ agency: fee.supplierName })}
      lead={copy.lead({ agency: fee.supplierName })}
      confirm={copy.confirm}
      save={save}
      onSave={submit}
      onClose={onClose}
    >
      <MoneyField control={control} name="amount" label={copy.agreedFee} currency={candidate.baseSalaryIso} />
    </SaveDialog>
  );
};
