import { useQuery } from '@tanstack/react-query';
import { unreadDiscussionsQuery } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import s from './discussions.module.css';

/** The number of unread discussions, shown beside the menu entry. Shows nothing if there are none. */
export const UnreadDiscussions = () => {
  const count = useQuery(unreadDiscussionsQuery()).data?.unread_count ?? 0;
  if (count === 0) return null;
  return (
    <small className={s.unread} role="img" aria-label={copy.unreadDiscussions({ count })}>
      {count}
    </small>
  );
};
