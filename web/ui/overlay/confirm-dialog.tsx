import { useState } from 'react';
import type { ReactNode } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { Option } from '#web/ui/form/option.ts';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { copy } from '#web/ui/copy.ts';
import { Dialog } from './dialog.tsx';

type Reason = {
  label?: string;
  /** The reasons to choose from. If absent, the user enters the reason as free text. */
  options?: readonly Option[];
  max?: number;
  optional?: boolean;
};

type Props = {
  open: boolean;
  title: string;
  /** The consequences of the action, and whether they can be undone. */
  children?: ReactNode;
  /** The label of the confirm button: a verb, never "Yes". */
  confirm: string;
  danger?: boolean;
  reason?: Reason;
  pending?: boolean;
  error?: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** A dialog that asks the user to confirm an action that is hard to undo and, if needed, to give a reason. */
export const ConfirmDialog = ({ open, ...rest }: Props) => (open ? <Confirm {...rest} /> : null);

const Confirm = ({
  title,
  children,
  confirm,
  danger = false,
  reason,
  pending = false,
  error,
  onConfirm,
  onClose,
}: Omit<Props, 'open'>) => {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const label = reason?.label ?? copy.reason;
  const missing = reason !== undefined && reason.optional !== true && text.trim() === '';
  const field = {
    label,
    optional: reason?.optional,
    value: text,
    error: asked && missing ? requiredMessage(label) : error,
  };
  const go = (): void => {
    setAsked(true);
    if (!missing) onConfirm(text.trim());
  };
  return (
    <Dialog
      open
      alert
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button kind={danger ? 'danger' : 'primary'} pending={pending} onClick={go}>
            {confirm}
          </Button>
        </>
      }
    >
      {children !== undefined && <p>{children}</p>}
      {reason?.options && (
        <SelectInput {...field} options={reason.options} onChange={(picked) => setText(String(picked))} />
      )}
      {reason && !reason.options && (
        <TextAreaInput
          {...field}
          rows={3}
          {...(reason.max === undefined ? {} : { max: reason.max })}
          onChange={setText}
        />
      )}
      {!reason && error !== undefined && <p role="alert">{error}</p>}
    </Dialog>
  );
};
