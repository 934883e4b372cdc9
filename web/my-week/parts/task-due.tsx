import { taskListDay } from '#contract/my-week/rules.ts';
import type { Task } from '#contract/my-week/shapes.ts';
import { copy } from '#web/my-week/copy.ts';
import { useNow, viewerZone } from '#web/platform/clock.ts';
import { formatDayShort, formatDeadline, formatDuration } from '#web/platform/formats.ts';
import { cx } from '#web/ui/cx.ts';
import s from './tasks.module.css';
import { daysBetween } from './week-strip.ts';

const dayMs = 86_400_000;

const relativeDay = (days: number): string => {
  if (days < 0) return copy.overdueDays({ count: -days });
  return days === 0 ? copy.dueToday : copy.dueIn({ count: days });
};

/**
 * A task's due time: the time left or the time since it was due, with the exact time or day below. For a postponed
 * task, the new day with the original one below.
 */
export const TaskDue = ({
  dueAt,
  dueOn,
  postponedTo,
  today,
}: Pick<Task, 'dueAt' | 'dueOn' | 'postponedTo'> & { today: string }) => {
  const now = useNow(15_000);
  const listed = taskListDay({ dueOn, postponedTo }, today);
  if (listed !== dueOn) {
    return (
      <time className={s.when} dateTime={listed}>
        <b>{copy.postponedMark({ day: formatDayShort(listed, today) })}</b>
        <small>{copy.wasDue({ day: formatDayShort(dueOn, today) })}</small>
      </time>
    );
  }
  if (dueAt === null) {
    const days = daysBetween(today, dueOn);
    return (
      <time className={cx(s.when, days < 1 && s.soon)} dateTime={dueOn}>
        <b>{relativeDay(days)}</b>
        <small>{formatDayShort(dueOn, today)}</small>
      </time>
    );
  }
  const left = Date.parse(dueAt) - now;
  return (
    <time className={cx(s.when, left < dayMs && s.soon)} dateTime={dueAt}>
      <b>{left < 0 ? copy.overdueBy({ span: formatDuration(left) }) : formatDuration(left)}</b>
      <small>{formatDeadline(dueAt, viewerZone(), now)}</small>
    </time>
  );
};
