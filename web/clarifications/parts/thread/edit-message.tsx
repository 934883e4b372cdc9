import { useState, type SubmitEvent } from 'react';
import type { Message } from '#contract/clarifications/shapes.ts';
import { maxMessageLength } from '#contract/clarifications/rules.ts';
import { useEditMessage } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { messageError } from './message-error.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import s from './thread.module.css';

/** Edits an own message in place. */
export const EditMessage = ({ message, onClose }: { message: Message; onClose: () => void }) => {
  const [text, setText] = useState(message.text);
  const edit = useEditMessage();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (edit.isPending) return;
    edit.mutate({ messageId: message.messageId, text }, { onSuccess: onClose });
  };
  return (
    <form className={s.editForm} noValidate onSubmit={submit}>
      <TextAreaInput
        label={copy.message}
        value={text}
        rows={3}
        max={maxMessageLength}
        error={messageError(edit.error)}
        onChange={setText}
      />
      <div className={s.actions}>
        <Button type="submit" kind="primary" size="sm" pending={edit.isPending}>
          {copy.save}
        </Button>
        <Button size="sm" onClick={onClose}>
          {uiCopy.cancel}
        </Button>
      </div>
    </form>
  );
};
