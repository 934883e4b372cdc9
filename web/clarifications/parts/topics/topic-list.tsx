import { Clock } from 'lucide-react';
import type { Clarification } from '#contract/clarifications/shapes.ts';
import type { Clarifications } from '#web/clarifications/client.ts';
import { copy } from '#web/clarifications/copy.ts';
import { useNow } from '#web/platform/clock.ts';
import { useFilters } from '#web/platform/filters.ts';
import { formatTimeAgo } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { PendingAction } from '#web/ui/indicators/status.tsx';
import { Deadline } from '#web/ui/text/dates.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import type { ClarificationSearch } from './clarification-search.ts';
import s from './topics.module.css';

/** The line under a topic's title: a pending answer, the publication or the last message. */
const TopicLine = ({ topic, audience }: { topic: Clarification; audience: number | null }) => {
  if (topic.awaitsAnswer) return <PendingAction>{copy.noAnswer}</PendingAction>;
  if (topic.isPublished || topic.published !== null)
    return audience === null ? copy.published : copy.publishedTo({ count: audience });
  const last = topic.replies.at(-1);
  return last ? copy.lastLine({ name: last.authorName || copy.anAgency, text: last.text }) : null;
};

type Choice = NonNullable<ClarificationSearch['show']>;

const shownBy: Readonly<Record<Choice, (topic: Clarification) => boolean>> = {
  unread: ({ unread_count }) => unread_count > 0,
  ours: ({ isPublished }) => !isPublished,
  open: ({ awaitsAnswer }) => awaitsAnswer,
};

type Props = { list: Clarifications; isEmployer: boolean; chosen: string | undefined; onAsk: () => void };

/** An engagement's topics, latest first, with a filter and the deadline for questions. */
export const TopicList = ({ list, isEmployer, chosen, onAsk }: Props) => {
  const { search, set } = useFilters<ClarificationSearch>();
  const now = useNow(60_000);
  const { clarifications, audience, deadlines, can } = list;
  const choices: readonly Choice[] = ['unread', isEmployer ? 'open' : 'ours'];
  const count = (choice: Choice) => clarifications.filter(shownBy[choice]).length;
  const shown = search.show === undefined ? clarifications : clarifications.filter(shownBy[search.show]);
  return (
    <section className={s.list} aria-label={copy.topics}>
      <div className={s.bar}>
        <SegmentedFilter
          label={copy.show}
          value={search.show ?? 'all'}
          choices={[
            { id: 'all', label: <Counted label={copy.all} count={clarifications.length} /> },
            ...choices.map((id) => ({ id, label: <Counted label={copy[id]} count={count(id)} /> })),
          ]}
          onChange={(show) => set({ show: choices.find((one) => one === show) })}
        />
        {!isEmployer && (
          <Button size="sm" off={can.ask} whyAt="elsewhere" onClick={onAsk}>
            {copy.ask}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p className={s.noneShown}>{copy.noneShown}</p>}
      <ol>
        {shown.map((topic) => (
          <li key={topic._id} className={cx(s.topic, topic.unread_count > 0 && s.unread)}>
            <button
              type="button"
              aria-current={topic._id === chosen ? 'true' : undefined}
              onClick={() => set({ topic: topic._id }, false)}
            >
              <b>{topic.topic}</b>
              <time dateTime={topic.lastMessage}>{formatTimeAgo(now - Date.parse(topic.lastMessage))}</time>
              <span className={s.line}>
                {isEmployer && topic.supplierName !== null && <i>{topic.supplierName}</i>}
                <TopicLine topic={topic} audience={audience} />
              </span>
              <small>
                {topic.comment_count + (topic.published?.replies.length ?? 0)}
                {topic.unread_count > 0 && <VisuallyHidden>{copy.unreadMark}</VisuallyHidden>}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {deadlines.questionsEndAt !== null && (
        <p className={s.due}>
          <Clock aria-hidden="true" />
          {copy.questionsClose} <Deadline value={deadlines.questionsEndAt} zone={deadlines.timeZone} line />
        </p>
      )}
    </section>
  );
};

const Counted = ({ label, count }: { label: string; count: number }) => (
  <>
    {label} <small>{count}</small>
  </>
);
