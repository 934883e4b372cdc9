import type { SubmitEvent } from 'react';
import { maxMessageLength } from '#contract/clarifications/rules.ts';
import { useAskQuestion, type Clarifications } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { AttachmentField } from '#web/clarifications/parts/thread/attachment-field.tsx';
import { fieldErrors } from '#web/clarifications/parts/thread/message-error.ts';
import { useAttachments } from '#web/clarifications/parts/thread/use-attachments.ts';
import { useDraftTexts } from '#web/clarifications/parts/thread/use-draft.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './dialogs.module.css';

const formId = 'ask-form';

type Props = { list: Clarifications; onAsked: (clarificationId: string) => void; onClose: () => void };

/**
 * A dialog that starts a topic with its first question. When the dialog opens again, an unsent question is still there.
 */
export const AskDialog = ({ list, onAsked, onClose }: Props) => {
  const { texts, write, discard } = useDraftTexts(`ask.${list.engagementId}`, () => ({ topic: '', text: '' }));
  const ask = useAskQuestion();
  const errors = fieldErrors(ask.error, ['topic', 'text']);
  const attachments = useAttachments(`ask.${list.engagementId}`);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (ask.isPending || attachments.isUploading) return;
    ask.mutate(
      { engagementId: list.engagementId, ...texts, attachmentIds: attachments.ids },
      {
        onSuccess: ({ _id }) => {
          discard();
          attachments.clear();
          toast.success(copy.asked);
          onAsked(_id);
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={copy.askTitle({ client: list.clientName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiCopy.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} pending={ask.isPending || attachments.isUploading}>
            {copy.sendQuestion}
          </Button>
        </>
      }
    >
      <p>{copy.askText({ client: list.clientName })}</p>
      <form id={formId} className={s.fields} noValidate onSubmit={submit}>
        <TextInput label={copy.topic} value={texts.topic} error={errors.topic} onChange={(topic) => write({ topic })} />
        <TextAreaInput
          label={copy.question}
          value={texts.text}
          rows={5}
          max={maxMessageLength}
          error={errors.text}
          onChange={(text) => write({ text })}
        />
        <AttachmentField attachments={attachments} />
        {errors.form !== undefined && <p role="alert">{errors.form}</p>}
      </form>
    </Dialog>
  );
};
