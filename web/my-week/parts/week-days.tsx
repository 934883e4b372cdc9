import type { Week } from '#contract/my-week/shapes.ts';
import { copy } from '#web/my-week/copy.ts';
import { formatWeekdayAndDate } from '#web/platform/formats.ts';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import s from './week-days.module.css';
import { buildWeekStrip, type StripDay } from './week-strip.ts';

/** The maximum number of strokes that fit in a day's column. */
const mostStrokes = 24;

const Strokes = ({ done, overdue, open }: StripDay) => {
  const strokes = [
    ...Array.from({ length: done }, () => s.done),
    ...Array.from({ length: overdue }, () => s.late),
    ...Array.from({ length: open }, () => s.open),
  ].slice(0, mostStrokes);
  return (
    <span className={s.strokes} aria-hidden="true">
      {strokes.map((kind, at) => (
        // eslint-disable-next-line react/no-array-index-key -- strokes have no identity besides their place
        <i key={at} className={kind} />
      ))}
    </span>
  );
};

const Counts = ({ day, today }: { day: StripDay; today: string }) => {
  const isToday = day.day === today;
  const parts = [
    day.open > 0 && (isToday ? copy.dayLeft({ count: day.open }) : copy.dayDue({ count: day.open })),
    day.done > 0 && day.open === 0 && copy.dayDone({ count: day.done }),
  ].filter((part) => part !== false);
  return (
    <span className={s.counts}>
      {parts.join(', ')}
      {parts.length > 0 && day.overdue > 0 && ', '}
      {day.overdue > 0 && <b>{copy.dayOverdue({ count: day.overdue })}</b>}
    </span>
  );
};

/**
 * The days of the week with a stroke for each task. A click narrows the lists to one day, and a second click on the day
 * clears the filter.
 */
export const WeekDays = ({
  week,
  chosen,
  onChoose,
}: {
  week: Week;
  chosen: string | undefined;
  onChoose: (day: string | undefined) => void;
}) => (
  <ol className={s.days} aria-label={copy.daysLabel}>
    {buildWeekStrip(week).map((day) => {
      const { weekday, date } =
        day.day === 'later' ? { weekday: copy.nextWeek, date: '' } : formatWeekdayAndDate(day.day);
      return (
        <li key={day.day} className={cx(day.day === 'later' && s.later)}>
          <button
            type="button"
            aria-pressed={chosen === day.day}
            aria-current={day.day === week.day ? 'date' : undefined}
            onClick={() => onChoose(chosen === day.day ? undefined : day.day)}
          >
            <span className={s.day}>
              {weekday} {date !== '' && <b>{date}</b>}
            </span>
            <Counts day={day} today={week.day} />
            <Strokes {...day} />
            {day.done + day.open + day.overdue === 0 && <VisuallyHidden>{copy.dayDue({ count: 0 })}</VisuallyHidden>}
          </button>
        </li>
      );
    })}
  </ol>
);
