import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { commentCountsQuery } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { cx } from '#web/ui/cx.ts';
import s from './comments.module.css';

type Counts = ReadonlyMap<string, { count: number; unread: number }>;

const CountsContext = createContext<Counts>(new Map());

/** Loads these candidates' comment counts in one call, for every `CommentCount` inside. */
export const CommentCounts = ({ candidateIds, children }: { candidateIds: readonly string[]; children: ReactNode }) => {
  const { data } = useQuery(commentCountsQuery(candidateIds));
  const counts = useMemo(
    () => new Map(data?.map((one) => [one.candidateId, { count: one.comment_count, unread: one.unread_count }])),
    [data],
  );
  return <CountsContext value={counts}>{children}</CountsContext>;
};

/**
 * The number of comments on a candidate, marked if any are unread. Shows nothing if there are none or they haven't
 * loaded yet.
 */
export const CommentCount = ({ candidateId }: { candidateId: string }) => {
  const found = use(CountsContext).get(candidateId);
  if (found === undefined) return null;
  const { count, unread } = found;
  return (
    <span
      className={cx(s.count, unread > 0 && s.unread)}
      role="img"
      aria-label={unread > 0 ? copy.commentCountUnread({ count, unread }) : copy.commentCount({ count })}
    >
      <MessageSquare aria-hidden="true" />
      {count}
    </span>
  );
};
