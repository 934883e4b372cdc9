import type { SurveyAnswerValue, SurveyField } from '#contract/profile/rules/survey.ts';
import { assessmentCopy as words } from '#web/profile/copy.ts';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { RadioGroupInput } from '#web/ui/form/choice-inputs.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

export type AnswerInputValue = SurveyAnswerValue | null | undefined;

type Props = {
  field: SurveyField;
  value: AnswerInputValue;
  error: string | undefined;
  onChange: (value: AnswerInputValue) => void;
};

const yesAndNo = () => [
  { id: 'yes', label: words.yes },
  { id: 'no', label: words.no },
];
const textOf = (value: AnswerInputValue): string => (typeof value === 'string' ? value : '');
/** Returns the text, or null if it is empty. */
const orNone = (text: string): string | null => (text === '' ? null : text);

/** The input for an answer. The kind of field determines the kind of input. */
export const AnswerField = ({ field, value, error, onChange }: Props) => {
  const frame = { label: field.label, error, optional: !field.required };
  switch (field.kind) {
    case 'yes-no':
      return (
        <RadioGroupInput
          {...frame}
          full
          across
          options={yesAndNo()}
          value={value === true ? 'yes' : value === false ? 'no' : null}
          onChange={(chosen) => onChange(chosen === 'yes')}
        />
      );
    case 'number':
      return <NumberInput {...frame} value={typeof value === 'number' ? value : null} onChange={onChange} />;
    case 'choice':
      return (
        <SelectInput
          {...frame}
          options={(field.options ?? []).map((option) => ({ id: option.id, label: option.value }))}
          value={typeof value === 'number' ? value : ''}
          onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
        />
      );
    case 'date':
      return <DateInput {...frame} value={textOf(value)} onChange={(day) => onChange(orNone(day))} />;
    case 'lines':
      return (
        <TextAreaInput
          {...frame}
          full
          rows={3}
          {...(field.max === undefined ? {} : { max: field.max })}
          value={textOf(value)}
          onChange={(text) => onChange(orNone(text))}
        />
      );
    case 'text':
    case 'file':
      return <TextInput {...frame} value={textOf(value)} onChange={(text) => onChange(orNone(text))} />;
  }
};
