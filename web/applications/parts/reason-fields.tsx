import type { LookupValue } from '#contract/common/lookup.ts';
import { copy } from '#web/applications/copy.ts';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import s from './received.module.css';

/** The form values for a reason and its explanation, which may be incomplete. */
export type ReasonValues = { reasonId: number | ''; reasonText: string };

export const emptyReason: ReasonValues = { reasonId: '', reasonText: '' };

/** Returns the API input; the server reports missing values. */
export const toReasonInput = ({ reasonId, reasonText }: ReasonValues): { reasonId?: number; reasonText: string } => ({
  ...(reasonId === '' ? {} : { reasonId }),
  reasonText,
});

type Props = {
  options: readonly LookupValue[];
  /** The ID of the reason that requires an explanation. */
  otherReason: number;
  given: ReasonValues;
  /** The server's error messages by field. */
  fields: readonly { field: string; message: string }[];
  onChange: (given: ReasonValues) => void;
};

/** A select for the reason, with a field for the explanation if one is needed. */
export const ReasonFields = ({ options, otherReason, given, fields, onChange }: Props) => {
  const errorOf = (field: string): string | undefined => fields.find((each) => each.field === field)?.message;
  return (
    <div className={s.fields}>
      <SelectInput
        label={copy.reason}
        options={options.map(({ id, value }) => ({ id, label: value }))}
        value={given.reasonId}
        error={errorOf('reasonId')}
        onChange={(id) => onChange({ ...given, reasonId: id === '' ? '' : Number(id) })}
      />
      <TextAreaInput
        label={copy.explanation}
        optional={given.reasonId !== otherReason}
        rows={3}
        max={1000}
        value={given.reasonText}
        error={errorOf('reasonText')}
        onChange={(reasonText) => onChange({ ...given, reasonText })}
      />
    </div>
  );
};
