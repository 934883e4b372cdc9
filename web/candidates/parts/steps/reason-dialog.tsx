import { useState, type ReactNode } from 'react';
import type { LookupValue } from '#contract/common/lookup.ts';
import { requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import { copy } from '#web/candidates/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import s from '#web/candidates/parts/viewer/viewer.module.css';

type Props = {
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirm: string;
  options: readonly LookupValue[];
  /** The label of the field for the explanation. */
  label: string;
  /** Whether the chosen reasons require an explanation. */
  wantsText: (reasonIds: readonly number[]) => boolean;
  max: number;
  pending: boolean;
  /** A warning that the record has changed since the dialog was opened. */
  conflict?: ReactNode;
  error: unknown;
  onConfirm: (reasonIds: number[], text: string) => void;
  onClose: () => void;
};

/** A dialog that asks for one or more reasons and an explanation before a candidate is rejected or withdrawn. */
export const CandidateReasonDialog = ({
  title,
  text,
  confirm,
  options,
  label,
  wantsText,
  max,
  pending,
  conflict,
  error,
  onConfirm,
  onClose,
}: Props) => {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [written, setWritten] = useState('');
  const [asked, setAsked] = useState(false);
  const wants = wantsText(chosen);
  const missingReason = chosen.length === 0;
  const { length } = written.trim();
  const tooLong = length >= max ? tooLongMessage(label, max) : undefined;
  const textFault = wants && length === 0 ? requiredMessage(label) : tooLong;
  const go = (): void => {
    setAsked(true);
    if (!missingReason && textFault === undefined) onConfirm([...chosen], written.trim());
  };
  const problem = error instanceof Problem ? error : undefined;
  return (
    <Dialog
      open
      alert
      size="md"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="danger" pending={pending} onClick={go}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <div className={s.fields}>
        {conflict}
        <fieldset className={s.reasons}>
          <legend>{copy.reasons}</legend>
          {options.map(({ id, value }) => (
            <CheckboxInput
              key={id}
              label={value}
              value={chosen.includes(id)}
              onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
          {asked && missingReason && <p role="alert">{requiredMessage(copy.reason)}</p>}
        </fieldset>
        <TextAreaInput
          label={label}
          optional={!wants}
          rows={3}
          max={max}
          value={written}
          error={asked ? textFault : undefined}
          onChange={setWritten}
        />
        {problem && <p role="alert">{[problem.message, ...problem.reasons.map((reason) => reason.text)].join(' ')}</p>}
      </div>
    </Dialog>
  );
};
