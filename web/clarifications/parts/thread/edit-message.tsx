import type { SubmitEvent } from 'react';
import type { Message } from '#contract/clarifications/shapes.ts';
import { maxMessageLength } from '#contract/clarifications/rules.ts';
import { useEditMessage } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { messageError } from './message-error.ts';
import s from './thread.module.css';
import { useDraftTexts } from './use-draft.ts';

/** A form in which a message's author edits it, shown in place of the message. */
export const EditMessage = ({ message, onClose }: { message: Message; onClose: () => void }) => {
  const { texts, write, discard } = useDraftTexts(`edit.${message.messageId}`, () => ({ text: message.text }));
  const edit = useEditMessage();
  const close = (): void => {
    discard();
    onClose();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (edit.isPending) return;
    edit.mutate({ messageId: message.messageId, text: texts.text }, { onSuccess: close });
  };
  return (
    <form className={s.editForm} noValidate onSubmit={submit}>
      <TextAreaInput
        label={copy.message}
        value={texts.text}
        rows={3}
        max={maxMessageLength}
        error={messageError(edit.error)}
        onChange={(text) => write({ text })}
      />
      <div className={s.actions}>
        <Button type="submit" kind="primary" size="sm" pending={edit.isPending}>
          {copy.save}
        </Button>
        <Button size="sm" onClick={close}>
          {uiCopy.cancel}
        </Button>
      </div>
    </form>
  );
};
