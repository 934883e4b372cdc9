import { taskListDay } from '#contract/my-week/rules.ts';
import type { Task, Week } from '#contract/my-week/shapes.ts';
import { daysAfter, mondayOf } from '#web/ui/date/days.ts';

/** A day of the week, or the time after it (`later`), with the number of done, open and overdue tasks. */
export interface StripDay {
  day: string;
  done: number;
  open: number;
  overdue: number;
}

const dayMs = 86_400_000;

/** Returns the number of days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

type Lists = Pick<Week, 'day' | 'overdue' | 'today' | 'upcoming' | 'done'>;

/**
 * Returns the seven days of the current week, and `later`. A task that was already overdue before the week is counted
 * on Monday.
 */
export const buildWeekStrip = ({ day, overdue, today, upcoming, done }: Lists): StripDay[] => {
  const monday = mondayOf(day);
  const days = Array.from({ length: 7 }, (_, at) => daysAfter(monday, at));
  const sunday = days.at(-1) ?? day;
  const on = (task: Task): string => {
    const listed = taskListDay(task, day);
    if (listed < monday) return monday;
    return listed > sunday ? 'later' : listed;
  };
  const open = [...today, ...upcoming];
  return [...days, 'later'].map((each) => ({
    day: each,
    done: done.filter((one) => one.on === each).length,
    open: open.filter((task) => on(task) === each).length,
    overdue: overdue.filter((task) => on(task) === each).length,
  }));
};

/** Whether the strip counts this task on the chosen day. */
export const isOnDay = (chosen: string, task: Pick<Task, 'dueOn' | 'postponedTo'>, day: string): boolean => {
  const monday = mondayOf(day);
  const listed = taskListDay(task, day);
  if (chosen === 'later') return listed > daysAfter(monday, 6);
  return listed === chosen || (chosen === monday && listed < monday);
};
