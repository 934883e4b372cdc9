import { useForm, useWatch, type Control, type FieldValues, type UseFormSetError } from 'react-hook-form';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import { feeTypes, type FeeTypeId, feeType } from '#contract/engagements/states.ts';
import { useChangeEngagement, useChangeTerms, type OwnEngagementView } from '#web/engagements/client.ts';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { RequirementFields, type RequirementValues } from './requirement-fields.tsx';
import { hasFieldErrors, setServerFieldErrors } from './field-errors.ts';
import s from '#web/engagements/parts/draft/draft.module.css';

type Props = { engagement: OwnEngagementView; onClose: () => void };

/** Returns a function that sends a change and handles the result. */
const useWords = ({ engagement, onClose }: Props) => {
  const change = useChangeEngagement();
  const send = async <Form extends FieldValues>(
    given: Omit<Parameters<typeof change.mutateAsync>[0], 'engagementId'>,
    setError: UseFormSetError<Form>,
  ): Promise<void> => {
    try {
      await change.mutateAsync({ engagementId: engagement.engagementId, ...given });
      toast.success(own.changedNow);
      onClose();
    } catch (error) {
      setServerFieldErrors(error, setError);
    }
  };
  return { change, send };
};

/** A dialog that edits the title, description and contact details of a published engagement. */
export const EditDetailsDialog = (props: Props) => {
  const { title, description, hiringLeadName, hiringLeadEmail, hiringLeadMobile } = props.engagement;
  const { change, send } = useWords(props);
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { title, description, hiringLeadName, hiringLeadEmail, hiringLeadMobile },
  });
  return (
    <SaveDialog
      title={own.editWords}
      lead={own.editText}
      save={change}
      isTold={hasFieldErrors(change.error)}
      onSave={handleSubmit((values) => send(values, setError))}
      onClose={props.onClose}
    >
      <TextField control={control} name="title" label={own.title} full />
      <TextArea control={control} name="description" label={copy.description} rows={8} full />
      <TextField control={control} name="hiringLeadName" label={copy.hiringLead} full />
      <TextField control={control} name="hiringLeadEmail" label={own.hiringLeadEmail} type="email" />
      <TextField control={control} name="hiringLeadMobile" label={own.hiringLeadMobile} type="tel" optional />
    </SaveDialog>
  );
};

/** A dialog that edits the requirements of a published engagement. */
export const RequirementsDialog = (props: Props) => {
  const { change, send } = useWords(props);
  const { control, handleSubmit, setError } = useForm<RequirementValues>({
    defaultValues: {
      requirements: props.engagement.requirements.map(({ text, isMandatory }) => ({ text, isMandatory })),
    },
  });
  return (
    <SaveDialog
      title={own.editRequirements}
      lead={own.editText}
      save={change}
      isTold={hasFieldErrors(change.error)}
      onSave={handleSubmit((values) => send(values, setError))}
      onClose={props.onClose}
    >
      <RequirementFields control={control} />
    </SaveDialog>
  );
};

interface TermsForm {
  terms: string;
  guaranteeDays: number | null;
  feeTypeId: FeeTypeId | '';
  feePercent: string;
  feeAmount: string;
}

const SetFee = ({
  control,
  isAmount,
  currency,
}: {
  control: Control<TermsForm>;
  isAmount: boolean;
  currency: string;
}) =>
  isAmount ? (
    <MoneyField control={control} name="feeAmount" label={own.fee} currency={currency} />
  ) : (
    <MoneyField control={control} name="feePercent" label={own.fee} unit="%" />
  );

/** A dialog that publishes a new version of an engagement's terms, which applies to later applications. */
export const TermsDialog = ({ engagement, onClose }: Props) => {
  const change = useChangeTerms();
  const isSet = applicationMethodOf(engagement) === 'set-rate';
  const { control, handleSubmit, setError } = useForm<TermsForm>({
    defaultValues: {
      terms: engagement.terms,
      guaranteeDays: engagement.guaranteeDays,
      feeTypeId: engagement.feeTypeId,
      feePercent: engagement.feePercent ?? '',
      feeAmount: engagement.feeAmount ?? '',
    },
  });
  const isAmount = useWatch({ control, name: 'feeTypeId' }) === feeType.fixed;
  const send = async ({ terms, guaranteeDays, ...fee }: TermsForm): Promise<void> => {
    const price = isAmount ? { feeAmount: fee.feeAmount } : { feePercent: fee.feePercent };
    try {
      const { termsVersion } = await change.mutateAsync({
        engagementId: engagement.engagementId,
        termsVersion: engagement.termsVersion,
        terms,
        guaranteeDays: guaranteeDays ?? 0,
        ...(isSet ? { fee: { feeTypeId: Number(fee.feeTypeId), ...price } } : {}),
      });
      toast.success(own.termsNow({ version: termsVersion }));
      onClose();
    } catch (error) {
      setServerFieldErrors(error, setError, (field) => field.replace(/^fee\./, ''));
    }
  };
  return (
    <SaveDialog
      title={own.changeTerms}
      lead={own.changeTermsText}
      save={change}
      isTold={hasFieldErrors(change.error)}
      onSave={handleSubmit(send)}
      onClose={onClose}
    >
      {engagement.stage === 'bidding' && (
        <div className={s.whole}>
          <Banner tone="warn">{own.termsDuringBidding}</Banner>
        </div>
      )}
      {isSet && (
        <>
          <Select
            control={control}
            name="feeTypeId"
            label={own.feeType}
            options={feeTypes.map(({ id, value }) => ({ id, label: value }))}
          />
          <SetFee control={control} isAmount={isAmount} currency={engagement.currencyIso} />
        </>
      )}
      <NumberField control={control} name="guaranteeDays" label={own.guaranteeLabel} unit={own.daysUnit} />
      <TextArea control={control} name="terms" label={copy.terms} hint={own.termsHint} rows={10} full />
    </SaveDialog>
  );
};
