import type { DiscussionSummary } from '#contract/clarifications/operations/discussions.ts';
import { copy } from '#web/clarifications/copy.ts';
import s from '#web/clarifications/parts/topics/topics.module.css';
import { useNow } from '#web/platform/clock.ts';
import { formatTimeAgo } from '#web/platform/formats.ts';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';

type Props = {
  discussions: readonly DiscussionSummary[];
  chosen: string | undefined;
  onChoose: (discussionId: string) => void;
};

/** The list of discussions, latest first, each with its company and last message. */
export const DiscussionList = ({ discussions, chosen, onChoose }: Props) => {
  const now = useNow(60_000);
  return (
    <ol>
      {discussions.map((one) => (
        <li key={one.discussionId} className={cx(s.topic, one.unread_count > 0 && s.unread)}>
          <button
            type="button"
            aria-current={one.discussionId === chosen ? 'true' : undefined}
            onClick={() => onChoose(one.discussionId)}
          >
            <b>{one.subject}</b>
            <time dateTime={one.lastMessage}>{formatTimeAgo(now - Date.parse(one.lastMessage))}</time>
            <span className={s.line}>
              <i>{one.partnerName}</i>
              {copy.lastLine({ name: one.lastLine.authorName, text: one.lastLine.text })}
            </span>
            <small>
              {one.comment_count}
              {one.unread_count > 0 && <VisuallyHidden>{copy.unreadMark}</VisuallyHidden>}
            </small>
          </button>
        </li>
      ))}
    </ol>
  );
};
