import type { DoneTask, Task, Week } from '#contract/my-week/shapes.ts';
import type { Option } from '#web/ui/form/option.ts';
import { isOnDay, weekStrip } from './week-strip.ts';

type About = Pick<Task | DoneTask, 'engagement' | 'client'>;

const clientOf = ({ engagement, client }: About) => engagement ?? client;

/** The clients in the lists of a week, by name. */
export const clientsOf = ({ overdue, today, upcoming, done }: Week): Option<string>[] => {
  const clients = [...overdue, ...today, ...upcoming, ...done].flatMap((one) => clientOf(one) ?? []);
  const names = new Map(clients.map(({ clientId, clientName }) => [clientId, clientName]));
  return [...names].map(([id, label]) => ({ id, label })).toSorted((a, b) => a.label.localeCompare(b.label));
};

/** The tasks of a week that match the chosen client and day. */
export const filterWeek = (
  week: Week,
  { client, day }: { client?: string | undefined; day?: string | undefined },
): Week => {
  const ofClient = (one: About): boolean => client === undefined || clientOf(one)?.clientId === client;
  const isShown = (one: Task): boolean => ofClient(one) && (day === undefined || isOnDay(day, one, week.day));
  return {
    ...week,
    overdue: week.overdue.filter(isShown),
    today: week.today.filter(isShown),
    upcoming: week.upcoming.filter(isShown),
    done: week.done.filter((one) => ofClient(one) && (day === undefined || one.on === day)),
  };
};

export const isEmptyWeek = ({ overdue, today, upcoming, done }: Week): boolean =>
  overdue.length + today.length + upcoming.length + done.length === 0;

/** The number of tasks due until Sunday, without overdue ones. */
export const countDueInWeek = (week: Week): number =>
  weekStrip(week)
    .filter(({ day }) => day !== 'later')
    .reduce((sum, { open }) => sum + open, 0);
