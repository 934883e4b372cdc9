import { ArrowLeft, Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Clarification } from '#contract/clarifications/shapes.ts';
import {
  toMessages,
  useAskQuestion,
  useMarkClarificationRead,
  useSendReply,
  type Clarifications,
} from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { LateAnswerDialog } from '#web/clarifications/parts/dialogs/late-answer.tsx';
import { PublishDialog } from '#web/clarifications/parts/dialogs/publish-dialog.tsx';
import { Composer, type ComposedMessage } from '#web/clarifications/parts/thread/composer.tsx';
import { MessageList } from '#web/clarifications/parts/thread/message-list.tsx';
import { ReadByList } from '#web/clarifications/parts/thread/read-by-list.tsx';
import { useMarkAsReadWhileOpen } from '#web/clarifications/parts/thread/use-reading-mark.ts';
import threadStyles from '#web/clarifications/parts/thread/thread.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { PublishedAnswer } from './published-answer.tsx';
import s from './topics.module.css';

type Props = { list: Clarifications; topic: Clarification; isEmployer: boolean; onBack: () => void };

/** Returns the ways in which the user can write in a topic: asking, answering, or adding to the published answer. */
const useReplyTerms = ({ list, topic, isEmployer }: Omit<Props, 'onBack'>) => {
  if (isEmployer) {
    return topic.isPublished
      ? { right: topic.can.reply, send: copy.addToAnswer, hint: copy.publicHint, asks: false }
      : { right: topic.can.reply, send: copy.sendAnswer, hint: copy.privateHint, asks: false };
  }
  const asks = topic.can.ask.allowed;
  return {
    right: asks ? topic.can.ask : topic.can.reply,
    send: asks ? copy.sendQuestion : copy.sendReply,
    hint: topic.published === null ? copy.privateHint : copy.privateToBoth({ name: list.clientName }),
    asks,
  };
};

/**
 * On a phone, where the topic replaces the list, scrolls an opened topic to the top. Otherwise the engagement's header
 * would take up so much of the screen that the composer would cover the messages.
 */
const useTopOnPhone = () => {
  const topic = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (back.current?.checkVisibility()) topic.current?.scrollIntoView();
  }, []);
  return { topic, back };
};

/** A topic with its published answer, its messages and the composer. */
export const TopicView = ({ list, topic, isEmployer, onBack }: Props) => {
  const markRead = useMarkClarificationRead(list.engagementId);
  useMarkAsReadWhileOpen(topic._id, topic.unread_count, () => markRead.mutate(topic._id));
  const { topic: section, back } = useTopOnPhone();
  const [isPublishing, setPublishing] = useState(false);
  const [isLate, setLate] = useState(false);
  const reply = useSendReply();
  const ask = useAskQuestion();
  const { asks, ...terms } = useReplyTerms({ list, topic, isEmployer });
  const asker = topic.supplierName;
  const partner = isEmployer ? (asker ?? copy.anAgency) : list.clientName;
  const send = async ({ isNote, ...message }: ComposedMessage): Promise<void> => {
    if (asks && !isNote) {
      await ask.mutateAsync({ engagementId: topic.engagementId, clarificationId: topic._id, ...message });
    } else {
      const { isLate: isAfterDeadline } = await reply.mutateAsync({ clarificationId: topic._id, isNote, ...message });
      setLate(isAfterDeadline);
    }
    toast.success(isNote ? copy.noteAdded : copy.sent);
  };
  return (
    <section ref={section} className={s.thread} aria-labelledby="topic-title">
      <header>
        <Button ref={back} kind="quiet" icon className={s.back} aria-label={copy.back} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </Button>
        <div>
          <h2 id="topic-title">{topic.topic}</h2>
          <p>{asker === null ? copy.askedByAgency : copy.askedBy({ agency: asker })}</p>
        </div>
        <ReadByList readers={topic.readers} />
        {isEmployer && !topic.isPublished && topic.published === null && (
          <Button size="sm" off={topic.can.publish} onClick={() => setPublishing(true)}>
            {copy.publish}
          </Button>
        )}
      </header>
      {topic.published && (
        <PublishedAnswer published={topic.published} asker={isEmployer ? asker : null} audience={list.audience} />
      )}
      <MessageList
        messages={toMessages(topic.replies)}
        tag={({ side, isNote }) =>
          side === 'client' && !isNote && !topic.isPublished ? (
            <span className={threadStyles.tag}>
              <Eye aria-hidden="true" />
              {copy.privateAnswer}
            </span>
          ) : null
        }
      />
      <Composer
        key={topic._id}
        conversation={{ kind: 'clarification', subjectId: topic._id }}
        audiences={{
          reply: topic.isPublished && isEmployer ? copy.toAll : copy.replyTo({ name: partner }),
          note: copy.noteFor,
        }}
        reply={terms}
        note={topic.can.note}
        pending={reply.isPending || ask.isPending}
        error={reply.error ?? ask.error}
        onSend={send}
      />
      {isPublishing && (
        <PublishDialog
          topic={topic}
          audience={list.audience ?? 0}
          onLate={() => setLate(true)}
          onClose={() => setPublishing(false)}
        />
      )}
      {isLate && <LateAnswerDialog list={list} onClose={() => setLate(false)} />}
    </section>
  );
};
