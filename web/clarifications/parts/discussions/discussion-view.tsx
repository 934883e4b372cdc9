import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { discussionQuery, useMarkDiscussionRead, useSendDiscussionMessage } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { Composer } from '#web/clarifications/parts/thread/composer.tsx';
import { MessageList } from '#web/clarifications/parts/thread/message-list.tsx';
import { ReadByList } from '#web/clarifications/parts/thread/read-by-list.tsx';
import { useMarkAsReadWhileOpen } from '#web/clarifications/parts/thread/use-reading-mark.ts';
import s from '#web/clarifications/parts/topics/topics.module.css';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';

type Props = { discussionId: string; onBack: () => void };

/** A discussion with its messages and the composer. */
export const DiscussionView = ({ discussionId, onBack }: Props) => {
  const discussion = useQuery(discussionQuery(discussionId));
  const write = useSendDiscussionMessage();
  const markRead = useMarkDiscussionRead();
  const { data } = discussion;
  useMarkAsReadWhileOpen(discussionId, data?.unread_count ?? 0, () => markRead.mutate(discussionId));
  if (hasFailedToLoad(discussion)) {
    return (
      <section className={s.thread}>
        <LoadError
          part
          title={copy.discussionFailed}
          error={discussion.error}
          onRetry={() => void discussion.refetch()}
        />
      </section>
    );
  }
  if (!data) {
    return (
      <section className={s.thread}>
        <SkeletonRows rows={4} />
      </section>
    );
  }
  return (
    <section className={s.thread} aria-labelledby="discussion-title">
      <header>
        <Button kind="quiet" icon className={s.back} aria-label={copy.backToDiscussions} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </Button>
        <div>
          <h2 id="discussion-title">{data.subject}</h2>
          <p>{copy.with({ name: data.partnerName })}</p>
        </div>
        <ReadByList readers={data.readers} />
      </header>
      <MessageList messages={data.messages} />
      <Composer
        key={discussionId}
        conversation={{ kind: 'discussion', subjectId: discussionId }}
        audiences={{ reply: copy.replyTo({ name: data.partnerName }), note: copy.noteFor }}
        reply={{
          right: { allowed: true },
          send: copy.sendReply,
          hint: copy.privateToBoth({ name: data.partnerName }),
        }}
        note={{ allowed: true }}
        pending={write.isPending}
        error={write.error}
        onSend={async (message) => {
          await write.mutateAsync({ discussionId, ...message });
          toast.success(message.isNote ? copy.noteAdded : copy.sent);
        }}
      />
    </section>
  );
};
