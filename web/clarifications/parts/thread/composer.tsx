import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { maxMessageLength } from '#contract/clarifications/rules.ts';
import type { Right } from '#contract/common/refusal.ts';
import { mentionableUsersQuery, type ConversationSubject } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { cx } from '#web/ui/cx.ts';
import { SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { MentionInput } from '#web/ui/form/combo/mention-input.tsx';
import { mentionsName } from '#web/ui/form/combo/mention-text.ts';
import type { Option } from '#web/ui/form/option.ts';
import { useAfterUploads } from '#web/ui/upload/use-after-uploads.ts';
import { AttachmentField } from './attachment-field.tsx';
import { emptyMessageDraft, useMessageDraft, type MessageDraft } from './message-draft.ts';
import { messageError } from './message-error.ts';
import s from './thread.module.css';
import { useAttachments } from './use-attachments.ts';

/** A message to send. */
export type ComposedMessage = { text: string; isNote: boolean; attachmentIds: string[]; mentionedUserIds: string[] };

type Props = {
  /** The conversation. The draft of the next message is stored under its ID and survives a reload. */
  conversation: ConversationSubject;
  /** The labels for the two audiences: the other side, which reads a reply, and colleagues, who read a note. */
  audiences: { reply: string; note: string };
  reply: { right: Right; send: string; hint: string };
  note: Right;
  pending: boolean;
  error: Error | null;
  /** Resolves once the message has been sent. */
  onSend: (draft: ComposedMessage) => Promise<unknown>;
};

/**
 * Returns the people who can be mentioned. They are loaded once the text contains `@`. Only colleagues can be mentioned
 * in a note.
 */
const usePeople = (conversation: ConversationSubject, { text }: MessageDraft, isNote: boolean): readonly Option[] => {
  const { data } = useQuery({ ...mentionableUsersQuery(conversation), enabled: text.includes('@') });
  return (data?.records ?? [])
    .filter(({ isColleague }) => isColleague || !isNote)
    .map(({ userId, name, isColleague }) => ({
      id: userId,
      label: name,
      ...(isColleague ? {} : { detail: copy.otherSide }),
    }));
};

/** The field for writing a message to the other side, or a note that only colleagues can read. */
export const Composer = ({ conversation, audiences, reply, note, pending, error, onSend }: Props) => {
  const isReplyOff = !reply.right.allowed;
  const [kept, setDraft] = useMessageDraft(conversation.subjectId);
  const attachments = useAttachments(conversation.subjectId);
  // The draft of a note is ignored if the author is no longer allowed to write notes, so that the note can't be sent
  // to the other side.
  const draft = kept.isNote && !note.allowed ? emptyMessageDraft : kept;
  const isNote = note.allowed && (draft.isNote || isReplyOff);
  const people = usePeople(conversation, draft, isNote);
  const send = async (): Promise<void> => {
    if (pending || draft.text.trim() === '') return;
    const mentioned = draft.people.filter(({ userId, name }) => {
      const isReader = !isNote || people.some(({ id }) => id === userId);
      return isReader && mentionsName(draft.text, name);
    });
    const sentAt = performance.now();
    await onSend({
      text: draft.text,
      isNote,
      attachmentIds: attachments.ids,
      mentionedUserIds: [...new Set(mentioned.map(({ userId }) => userId))],
    });
    // Text typed while the message was being sent becomes the draft of the next message.
    setDraft((now) => (now.text === draft.text ? { ...now, text: '', people: [] } : now));
    attachments.clear(sentAt);
  };
  // A failure is shown at the field.
  const sending = useAfterUploads(attachments.isUploading, () => void send().catch(() => undefined));
  const reasons = reply.right.allowed ? [] : reply.right.reasons;
  if (isReplyOff && !note.allowed) return <DisabledReason reasons={reasons} />;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    sending.request();
  };
  return (
    <form className={cx(s.composer, isNote && s.noteComposer)} noValidate onSubmit={submit}>
      <div className={s.to}>
        {note.allowed && !isReplyOff && (
          <SegmentedFilter
            label={copy.whoReads}
            value={isNote ? 'note' : 'reply'}
            choices={[
              { id: 'reply', label: <span className={s.audience}>{audiences.reply}</span> },
              {
                id: 'note',
                label: (
                  <>
                    <Lock aria-hidden="true" />
                    {audiences.note}
                  </>
                ),
              },
            ]}
            onChange={(to) => setDraft({ ...draft, isNote: to === 'note' })}
          />
        )}
        <p className={s.hint}>{isNote ? copy.noteHint : reply.hint}</p>
        {isReplyOff && <DisabledReason reasons={reasons} />}
      </div>
      <MentionInput
        label={isNote ? copy.noteFor : copy.message}
        value={draft.text}
        rows={2}
        people={people}
        error={messageError(error)}
        {...(draft.text.length > maxMessageLength - 500 ? { max: maxMessageLength } : {})}
        onChange={(text) => setDraft((now) => ({ ...now, text, isNote: draft.isNote }))}
        onMention={({ id, label }) =>
          setDraft((now) => ({ ...now, people: [...now.people, { userId: String(id), name: label }] }))
        }
      />
      <div className={s.send}>
        <AttachmentField attachments={attachments} />
        <Button kind="primary" type="submit" pending={pending || sending.isWaiting}>
          {isNote ? copy.addNote : reply.send}
        </Button>
      </div>
    </form>
  );
};
