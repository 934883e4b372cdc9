import { Lock } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { maxMessageLength } from '#contract/clarifications/rules.ts';
import type { Right } from '#contract/common/refusal.ts';
import { copy } from '#web/clarifications/copy.ts';
import { peekPending, stashPending, takePending } from '#web/platform/pending-writes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { cx } from '#web/ui/cx.ts';
import { Segment } from '#web/ui/filter/filter-bar.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { messageError } from './message-error.ts';
import s from './thread.module.css';

type Draft = { text: string; isNote: boolean };

const empty: Draft = { text: '', isNote: false };

type Props = {
  /** The conversation; a draft of the message survives a reload under its ID. */
  threadId: string;
  /** The names of the two audiences: the other side, and colleagues. */
  audiences: { reply: string; note: string };
  reply: { right: Right; send: string; hint: string };
  note: Right;
  pending: boolean;
  error: Error | null;
  /** Resolves once the message is sent. */
  onSend: (draft: Draft) => Promise<unknown>;
};

const draftKey = (threadId: string): string => `message.${threadId}`;

const storedDraft = (threadId: string): Draft | null => {
  const stored = peekPending(draftKey(threadId));
  const isDraft = typeof stored === 'object' && stored !== null && 'text' in stored && 'isNote' in stored;
  return isDraft ? { text: String(stored.text), isNote: stored.isNote === true } : null;
};

/** Writes to the other side, or a note that only colleagues read. */
export const Composer = ({ threadId, audiences, reply, note, pending, error, onSend }: Props) => {
  const isReplyOff = !reply.right.allowed;
  const [kept, setDraft] = useState<Draft>(() => storedDraft(threadId) ?? empty);
  // A note whose author may no longer write notes never becomes a message to the other side.
  const draft = kept.isNote && !note.allowed ? empty : kept;
  const isNote = note.allowed && (draft.isNote || isReplyOff);
  useEffect(() => {
    if (kept.text === '') takePending(draftKey(threadId));
    else stashPending(draftKey(threadId), kept);
  }, [threadId, kept]);
  const reasons = reply.right.allowed ? [] : reply.right.reasons;
  if (isReplyOff && !note.allowed) return <DisabledReason reasons={reasons} />;
  const send = async (): Promise<void> => {
    if (pending || draft.text.trim() === '') return;
    await onSend({ text: draft.text, isNote });
    // What was typed while the message was on its way is a draft of the next one.
    setDraft((now) => (now.text === draft.text ? { ...now, text: '' } : now));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // A failure is shown at the field.
    send().catch(() => undefined);
  };
  return (
    <form className={cx(s.composer, isNote && s.noteComposer)} noValidate onSubmit={submit}>
      <div className={s.to}>
        {note.allowed && !isReplyOff && (
          <Segment
            label={copy.whoReads}
            value={isNote ? 'note' : 'reply'}
            choices={[
              { id: 'reply', label: audiences.reply },
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
      <TextAreaInput
        label={isNote ? copy.noteFor : copy.message}
        value={draft.text}
        rows={2}
        error={messageError(error)}
        {...(draft.text.length > maxMessageLength - 500 ? { max: maxMessageLength } : {})}
        onChange={(text) => setDraft({ ...draft, text })}
      />
      <div className={s.actions}>
        <Button kind="primary" type="submit" pending={pending} className={s.push}>
          {isNote ? copy.addNote : reply.send}
        </Button>
      </div>
    </form>
  );
};
