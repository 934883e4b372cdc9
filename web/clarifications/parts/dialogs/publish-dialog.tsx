import type { SubmitEvent } from 'react';
import { maxMessageLength } from '#contract/clarifications/rules.ts';
import type { Clarification } from '#contract/clarifications/shapes.ts';
import { usePublishAnswer } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { fieldErrors } from '#web/clarifications/parts/thread/message-error.ts';
import { useDraftTexts } from '#web/clarifications/parts/thread/use-draft.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { initialPublication } from './publication-text.ts';
import s from './dialogs.module.css';

const formId = 'publish-form';

type Props = { topic: Clarification; audience: number; onLate: () => void; onClose: () => void };

/**
 * A dialog that publishes a question with its answer. The employer edits both, so that they don't identify the agency.
 */
export const PublishDialog = ({ topic, audience, onLate, onClose }: Props) => {
  const { texts, write, discard } = useDraftTexts(`publish.${topic._id}`, () => initialPublication(topic));
  const publish = usePublishAnswer();
  const errors = fieldErrors(publish.error, ['topic', 'question', 'answer']);
  const close = (): void => {
    discard();
    onClose();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (publish.isPending) return;
    publish.mutate(
      { clarificationId: topic._id, ...texts },
      {
        onSuccess: ({ isLate }) => {
          toast.success(copy.publishDone);
          if (isLate) onLate();
          close();
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={copy.publishTitle}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{uiCopy.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} pending={publish.isPending}>
            {copy.publish}
          </Button>
        </>
      }
    >
      <p>{copy.publishText({ count: audience, agency: topic.supplierName ?? copy.anAgency })}</p>
      <form id={formId} className={s.fields} noValidate onSubmit={submit}>
        <TextInput
          label={copy.topic}
          value={texts.topic}
          error={errors.topic}
          onChange={(value) => write({ topic: value })}
        />
        <TextAreaInput
          label={copy.question}
          value={texts.question}
          rows={4}
          max={maxMessageLength}
          error={errors.question}
          onChange={(question) => write({ question })}
        />
        <TextAreaInput
          label={copy.answer}
          value={texts.answer}
          rows={5}
          max={maxMessageLength}
          error={errors.answer}
          onChange={(answer) => write({ answer })}
        />
        {errors.form !== undefined && <p role="alert">{errors.form}</p>}
      </form>
    </Dialog>
  );
};
