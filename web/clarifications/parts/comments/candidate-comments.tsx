import { useQuery } from '@tanstack/react-query';
import { commentsQuery, useAddComment, useMarkCommentsRead } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { Composer } from '#web/clarifications/parts/thread/composer.tsx';
import { MessageList } from '#web/clarifications/parts/thread/message-list.tsx';
import { ReadByList } from '#web/clarifications/parts/thread/read-by-list.tsx';
import { useMarkAsReadWhileOpen } from '#web/clarifications/parts/thread/use-reading-mark.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import s from './comments.module.css';

/** The comments on a candidate, for the agency or the employer. */
export const CandidateComments = ({
  candidateId,
  isEmployer = false,
}: {
  candidateId: string;
  isEmployer?: boolean;
}) => {
  const comments = useQuery(commentsQuery(candidateId));
  const comment = useAddComment();
  const { data } = comments;
  const markRead = useMarkCommentsRead(candidateId);
  useMarkAsReadWhileOpen(candidateId, data?.unread_count ?? 0, () => markRead.mutate());
  if (hasFailedToLoad(comments)) {
    return (
      <Block title={copy.comments}>
        <LoadError part title={copy.commentsFailed} error={comments.error} onRetry={() => void comments.refetch()} />
      </Block>
    );
  }
  if (!data) {
    return (
      <Block title={copy.comments}>
        <SkeletonText lines={3} />
      </Block>
    );
  }
  const partner = isEmployer ? data.supplierName : data.clientName;
  return (
    <Block
      title={copy.comments}
      note={data.comment_count === 0 ? undefined : data.comment_count}
      aside={<ReadByList readers={data.readers} />}
    >
      <div className={s.comments}>
        {data.comments.length === 0 ? (
          <p className={s.none}>{copy.noComments({ name: partner })}</p>
        ) : (
          <MessageList messages={data.comments} />
        )}
        <Composer
          key={candidateId}
          conversation={{ kind: 'candidate', subjectId: candidateId }}
          audiences={{ reply: copy.shared, note: copy.noteShort }}
          reply={{
            right: data.can.comment,
            send: copy.sendComment,
            hint: copy.privateToBoth({ name: partner }),
          }}
          note={data.can.note}
          pending={comment.isPending}
          error={comment.error}
          onSend={async (message) => {
            await comment.mutateAsync({ candidateId, ...message });
            toast.success(message.isNote ? copy.noteAdded : copy.commentAdded);
          }}
        />
      </div>
    </Block>
  );
};
