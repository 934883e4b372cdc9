import { useState, type ReactNode } from 'react';
import type { LookupValue } from '#contract/common/lookup.ts';
import { requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import { isOtherReason } from '#contract/common/reason.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import s from './engagement.module.css';

type Props = {
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirm: string;
  danger?: boolean;
  reasons: readonly LookupValue[];
  /** Additional fields of this dialog. */
  children?: ReactNode;
  pending: boolean;
  error: Error | null;
  /** The API names of the fields that show their own errors. */
  ownFields?: readonly string[];
  onConfirm: (given: { reasonId: number; reasonText: string }) => void;
  onClose: () => void;
};

const longest = 500;

/** Returns the reason for a refusal, unless one of the fields shows it. */
const refusalWords = (error: Error | null, ownFields: readonly string[]): string | undefined => {
  if (error === null) return undefined;
  if (!(error instanceof Problem)) return error.message;
  if (error.fields.some(({ field }) => ownFields.includes(field))) return undefined;
  return [error.message, ...error.reasons.map((reason) => reason.text)].join(' ');
};

/** A dialog that asks for the reason for an action, and an optional explanation. Agencies will read both. */
export const ReasonDialog = ({
  title,
  text,
  confirm,
  danger = false,
  reasons,
  children,
  pending,
  error,
  ownFields = [],
  onConfirm,
  onClose,
}: Props) => {
  const [reasonId, setReasonId] = useState<number>();
  const [written, setWritten] = useState('');
  const [asked, setAsked] = useState(false);
  const length = written.trim().length;
  const wantsWords = reasonId !== undefined && isOtherReason(reasons, reasonId);
  const reasonFault = reasonId === undefined ? requiredMessage(uiWords.reason) : undefined;
  const missing = wantsWords && length === 0 ? requiredMessage(copy.explanation) : undefined;
  const fault = length >= longest ? tooLongMessage(copy.explanation, longest) : missing;
  const refused = refusalWords(error, ownFields);
  const go = (): void => {
    setAsked(true);
    if (reasonId !== undefined && fault === undefined) onConfirm({ reasonId, reasonText: written.trim() });
  };
  return (
    <Dialog
      open
      alert
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.keepIt}</Button>
          <Button kind={danger ? 'danger' : 'primary'} pending={pending} onClick={go}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <div className={s.reasoned}>
        <SelectInput
          label={uiWords.reason}
          options={reasons.map(({ id, value }) => ({ id, label: value }))}
          value={reasonId ?? ''}
          error={asked ? reasonFault : undefined}
          onChange={(id) => setReasonId(id === '' ? undefined : Number(id))}
        />
        <TextAreaInput
          label={copy.explanation}
          optional={!wantsWords}
          hint={copy.explanationHint}
          rows={3}
          value={written}
          error={asked ? fault : undefined}
          onChange={setWritten}
        />
        {children}
        {refused !== undefined && <p role="alert">{refused}</p>}
      </div>
    </Dialog>
  );
};
