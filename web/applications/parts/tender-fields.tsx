import type { ApplicationFee } from '#contract/applications/shapes.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { feeTypes, type FeeTypeId, feeFieldOf, feeType } from '#contract/engagements/states.ts';
import type { TenderInput } from '#web/applications/client.ts';
import { copy } from '#web/applications/copy.ts';
import { MoneyInput } from '#web/ui/form/amount-field.tsx';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import s from './apply.module.css';

/** The form values for a tender, which may be incomplete. */
export type TenderDraft = { feeTypeId: FeeTypeId; fee: string };

/** An empty tender, by default for a fixed amount. Source: specification 2, section 9. */
export const emptyTender: TenderDraft = { feeTypeId: feeType.fixed, fee: '' };

export const toTenderInput = ({ feeTypeId, fee }: TenderDraft): TenderInput => ({
  feeTypeId,
  ...(fee === '' ? {} : { [feeFieldOf(feeTypeId)]: fee }),
});

const trimmed = (decimal: string): string => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** Returns the form values of an existing tender. */
export const tenderDraftOf = (fee: ApplicationFee | null): TenderDraft => {
  if (fee === null) return emptyTender;
  const { feeTypeId, feePercent, feeAmount } = fee;
  return { feeTypeId, fee: trimmed({ feePercent, feeAmount }[feeFieldOf(feeTypeId)] ?? '') };
};

/** Returns an error for each missing field, worded as on the server, which validates everything else. */
export const missingTenderFields = ({ feeTypeId, fee }: TenderDraft): readonly { field: string; message: string }[] => {
  const field = feeFieldOf(feeTypeId);
  return fee.trim() === '' ? [{ field, message: requiredMessage(copy.fee) }] : [];
};

type Props = {
  draft: TenderDraft;
  onChange: (draft: TenderDraft) => void;
  currency: string;
  /** The server's error messages by field. */
  errors: readonly { field: string; message: string }[];
};

/** The input fields for the agency's fee: its type, and a percentage or amount. */
export const TenderFields = ({ draft, onChange, currency, errors }: Props) => {
  const errorOf = (...fields: string[]): string | undefined =>
    errors.find(({ field }) => fields.includes(field))?.message;
  const isAmount = draft.feeTypeId === feeType.fixed;
  return (
    <div className={s.tender} role="group" aria-label={copy.tender}>
      <SelectInput
        label={copy.feeType}
        options={feeTypes.map(({ id, value }) => ({ id, label: value }))}
        value={draft.feeTypeId}
        error={errorOf('feeTypeId')}
        // Without a choice this is 0, which the server refuses.
        onChange={(id) => onChange({ ...draft, feeTypeId: Number(id) as FeeTypeId })}
      />
      <MoneyInput
        label={copy.fee}
        value={draft.fee}
        error={errorOf('feePercent', 'feeAmount')}
        onChange={(fee) => onChange({ ...draft, fee })}
        {...(isAmount ? { currency } : { unit: '%' })}
      />
    </div>
  );
};
