import type { ReactNode } from 'react';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { isRateMethod, requestFields, type RequestFieldName } from '#contract/engagements/states.ts';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { requestFieldLabels as labels } from '#web/engagements/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/choices.tsx';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { emptyQuestion, type DraftValues } from './draft-values.ts';
import s from './draft.module.css';

type Props = { control: Control<DraftValues> };

const kinds = [
  { id: 'yes_no', label: own.yesNo },
  { id: 'number', label: own.aNumber },
  { id: 'choice', label: own.aChoice },
  { id: 'text', label: own.aText },
];

const Question = ({ control, of, at, onRemove }: Props & { of: number; at: number; onRemove: () => void }) => {
  const name = `talentRequests.${of}.questions.${at}` as const;
  const kind = useWatch({ control, name: `${name}.kind` });
  return (
    <fieldset className={s.question} aria-label={own.question({ number: at + 1 })}>
      <FieldGrid>
        <TextField control={control} name={`${name}.text`} label={own.question({ number: at + 1 })} full />
        <Select control={control} name={`${name}.kind`} label={own.questionKind} options={kinds} />
        {kind !== 'text' && (
          <TextField control={control} name={`${name}.passing`} label={own.wanted} hint={own.wantedHint} optional />
        )}
        {kind === 'choice' && (
          <TextArea control={control} name={`${name}.options`} label={own.options} hint={own.optionsHint} full />
        )}
        <Checkbox control={control} name={`${name}.isMandatory`} label={own.mustHave} />
      </FieldGrid>
      <Button
        kind="quiet"
        size="sm"
        icon
        aria-label={own.removeQuestion({ number: at + 1, request: of + 1 })}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </Button>
    </fieldset>
  );
};

const Questions = ({ control, of }: Props & { of: number }) => {
  const { fields, append, remove } = useFieldArray({ control, name: `talentRequests.${of}.questions` });
  return (
    <>
      {fields.map(({ id }, at) => (
        <Question key={id} control={control} of={of} at={at} onRemove={() => remove(at)} />
      ))}
      <div>
        <Button size="sm" kind="quiet" onClick={() => append(emptyQuestion)}>
          <Plus aria-hidden="true" />
          {own.addQuestion}
        </Button>
      </div>
    </>
  );
};

type FieldProps = Props & {
  name: `talentRequests.${number}`;
  /** Whether bids are day or hourly rates, whose fee depends on the contracted time. */
  isByTime: boolean;
};

/** The input of each field, in the order of the form. */
const inputs: Record<RequestFieldName, (props: FieldProps) => ReactNode> = {
  jobTitle: ({ control, name }) => <TextField control={control} name={`${name}.jobTitle`} label={labels.jobTitle} />,
  noOfRoles: ({ control, name }) => (
    <NumberField control={control} name={`${name}.noOfRoles`} label={labels.noOfRoles} />
  ),
  location: ({ control, name }) => <TextField control={control} name={`${name}.location`} label={labels.location} />,
  cvCap: ({ control, name }) => (
    <NumberField control={control} name={`${name}.cvCap`} label={labels.cvCap} hint={own.cvCapHint} optional />
  ),
  baseSalaryFrom: ({ control, name }) => (
    <MoneyField control={control} name={`${name}.baseSalaryFrom`} label={labels.baseSalaryFrom} optional />
  ),
  baseSalaryTo: ({ control, name }) => (
    <MoneyField control={control} name={`${name}.baseSalaryTo`} label={labels.baseSalaryTo} optional />
  ),
  contractedUnits: ({ control, name, isByTime }) =>
    isByTime && <MoneyField control={control} name={`${name}.contractedUnits`} label={labels.contractedUnits} />,
  description: ({ control, name }) => (
    <TextArea control={control} name={`${name}.description`} label={labels.description} rows={3} optional full />
  ),
};
const inputNames = Object.keys(inputs) as RequestFieldName[];

type RequestProps = Props & {
  at: number;
  /** Whether the fields that bids are based on can be edited. False once bidding has ended. */
  basis?: boolean;
  /** The fields for the bidding rules, shown for a competitive engagement. */
  rules?: ReactNode;
};

/** The form fields of a talent request. */
export const RequestFields = ({ control, at, basis = true, rules }: RequestProps) => {
  const name = `talentRequests.${at}` as const;
  const [kind, common, lot] = useWatch({ control, name: ['kind', 'bidMethodId', `${name}.lotRules.bidMethodId`] });
  const bidMethodId = lot || common || null;
  const isByTime = kind === 'competitive' && isRateMethod(bidMethodId);
  return (
    <>
      <FieldGrid>
        {inputNames
          .filter((field) => basis || !requestFields[field].isBidBasis)
          .map((field) => {
            const Input = inputs[field];
            return <Input key={field} control={control} name={name} isByTime={isByTime} />;
          })}
      </FieldGrid>
      {kind === 'competitive' && rules}
      <Questions control={control} of={at} />
    </>
  );
};
