import { useState } from 'react';
import type { UseMutationResult } from '@tanstack/react-query';
import type { LookupValue } from '#contract/common/lookup.ts';
import { copy } from '#web/applications/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { emptyReason, ReasonFields, toReasonInput, type ReasonValues } from './reason-fields.tsx';
import s from './received.module.css';

type Props<Input> = {
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirm: string;
  danger?: boolean;
  options: readonly LookupValue[];
  otherReason: number;
  /** The default time limit in hours, if the dialog asks for one. */
  hours?: number;
  change: UseMutationResult<unknown, Error, Input>;
  inputOf: (given: ReturnType<typeof toReasonInput>, hours: number | null) => Input;
  done: string;
  onClose: () => void;
};

/**
 * A dialog that asks an employer for the reason for a step. The agency will read that reason; the server reports
 * missing values.
 */
export const ReasonedDialog = <Input,>(props: Props<Input>) => {
  const { title, text, confirm, danger = false, options, otherReason, change, inputOf, done, onClose } = props;
  const [given, setGiven] = useState<ReasonValues>(emptyReason);
  const [hours, setHours] = useState<number | null>(props.hours ?? null);
  const problem = change.error instanceof Problem ? change.error : undefined;
  const submit = (): void =>
    change.mutate(inputOf(toReasonInput(given), hours), {
      onSuccess: () => {
        toast.success(done);
        onClose();
      },
      onError: (error) => {
        if (!(error instanceof Problem)) toast.problem(error);
      },
    });
  return (
    <Dialog
      open
      alert
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind={danger ? 'danger' : 'primary'} pending={change.isPending} onClick={submit}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <ReasonFields
        options={options}
        otherReason={otherReason}
        given={given}
        fields={problem?.fields ?? []}
        onChange={setGiven}
      />
      {props.hours !== undefined && (
        <div className={s.fields}>
          <NumberInput
            label={copy.hours}
            value={hours}
            error={problem?.fields.find(({ field }) => field === 'hours')?.message}
            onChange={setHours}
          />
        </div>
      )}
      {problem && problem.fields.length === 0 && (
        <p role="alert">{[problem.message, ...problem.reasons.map((reason) => reason.text)].join(' ')}</p>
      )}
    </Dialog>
  );
};
