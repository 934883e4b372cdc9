import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { maxMessageLength } from '#contract/clarifications/rules.ts';
import { discussionPartnersQuery, useCreateDiscussion } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import dialogs from '#web/clarifications/parts/dialogs/dialogs.module.css';
import { AttachmentField } from '#web/clarifications/parts/thread/attachment-field.tsx';
import { fieldErrors } from '#web/clarifications/parts/thread/message-error.ts';
import { useAttachments } from '#web/clarifications/parts/thread/use-attachments.ts';
import { useDraftTexts } from '#web/clarifications/parts/thread/use-draft.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { ComboInput } from '#web/ui/form/combo/combo-input.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

const formId = 'discussion-form';

type Props = {
  isEmployer: boolean;
  /** The initially selected company. */
  partnerId: string | undefined;
  onStarted: (discussionId: string) => void;
  onClose: () => void;
};

/** A dialog that starts a discussion. When the dialog opens again, an unsent message is still there. */
export const NewDiscussionDialog = ({ isEmployer, partnerId = '', onStarted, onClose }: Props) => {
  const partners = useQuery(discussionPartnersQuery());
  const { texts, write, discard } = useDraftTexts(`discussion.${partnerId}`, () => ({
    partnerId,
    subject: '',
    text: '',
  }));
  const attachments = useAttachments(`discussion.${partnerId}`);
  const [isPartnerMissing, setPartnerMissing] = useState(false);
  const create = useCreateDiscussion();
  const errors = fieldErrors(create.error, ['subject', 'text']);
  const options = (partners.data?.records ?? []).map((partner) => ({ id: partner.partnerId, label: partner.name }));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (create.isPending || attachments.isUploading) return;
    setPartnerMissing(texts.partnerId === '');
    if (texts.partnerId === '') return;
    create.mutate(
      { ...texts, attachmentIds: attachments.ids },
      {
        onSuccess: ({ discussionId }) => {
          discard();
          attachments.clear();
          toast.success(copy.discussionStarted);
          onStarted(discussionId);
        },
      },
    );
  };
  return (
    <Dialog
      open
      title={copy.newDiscussion}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiCopy.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} pending={create.isPending || attachments.isUploading}>
            {copy.startDiscussion}
          </Button>
        </>
      }
    >
      <p>{copy.discussionText}</p>
      <form id={formId} className={dialogs.fields} noValidate onSubmit={submit}>
        <ComboInput
          label={isEmployer ? copy.agency : copy.client}
          value={texts.partnerId}
          options={options}
          error={isPartnerMissing && texts.partnerId === '' ? copy.choosePartner : undefined}
          onChange={(chosen) => write({ partnerId: String(chosen) })}
        />
        {partners.isError && <p role="alert">{copy.partnersFailed}</p>}
        <TextInput
          label={copy.subject}
          value={texts.subject}
          error={errors.subject}
          onChange={(subject) => write({ subject })}
        />
        <TextAreaInput
          label={copy.message}
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
