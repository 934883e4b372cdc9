import type { CompletedWork, Task, Week } from '#contract/my-week/shapes.ts';
import { taskKinds, type CompletedWorkKind, type TaskKind } from '#contract/my-week/states.ts';
import { copy } from '#web/my-week/copy.ts';
import type { Option } from '#web/ui/form/option.ts';
import { isOnDay, buildWeekStrip } from './week-strip.ts';

type About = Pick<Task | CompletedWork, 'engagement' | 'client'>;

const clientOf = ({ engagement, client }: About) => engagement ?? client;

/** Returns the clients in a week's lists, sorted by name. */
export const listWeekClients = ({ overdue, today, upcoming, done }: Week): Option<string>[] => {
  const clients = [...overdue, ...today, ...upcoming, ...done].flatMap((one) => clientOf(one) ?? []);
  const names = new Map(clients.map(({ clientId, clientName }) => [clientId, clientName]));
  return [...names].map(([id, label]) => ({ id, label })).toSorted((a, b) => a.label.localeCompare(b.label));
};

/** The kind of task that each kind of action completes. */
const completedKind: Readonly<Record<CompletedWorkKind, TaskKind>> = {
  applied: 'apply',
  submitted: 'submit-candidate',
  bid: 'place-bid',
  confirmed: 'confirm-bid',
  tendered: 'send-tender',
  requested: 'renew-prequalification',
  added: 'added',
};

/** Returns the kinds of tasks in a week's lists. */
export const listWeekTaskKinds = ({ overdue, today, upcoming, done }: Week): Option<TaskKind>[] => {
  const open = [...overdue, ...today, ...upcoming].map(({ kind }) => kind);
  const kinds = new Set([...open, ...done.map(({ kind }) => completedKind[kind])]);
  return taskKinds.filter((kind) => kinds.has(kind)).map((kind) => ({ id: kind, label: copy[kind] }));
};

type Filters = { client?: string | undefined; task?: TaskKind | undefined; day?: string | undefined };

/** Returns the tasks of a week that match the chosen client, kind and day. */
export const filterWeek = (week: Week, { client, task, day }: Filters): Week => {
  const ofClient = (one: About): boolean => client === undefined || clientOf(one)?.clientId === client;
  const isShown = (one: Task): boolean =>
    ofClient(one) && (task === undefined || one.kind === task) && (day === undefined || isOnDay(day, one, week.day));
  const isDoneShown = (one: CompletedWork): boolean =>
    ofClient(one) && (task === undefined || completedKind[one.kind] === task) && (day === undefined || one.on === day);
  return {
    ...week,
    overdue: week.overdue.filter(isShown),
    today: week.today.filter(isShown),
    upcoming: week.upcoming.filter(isShown),
    done: week.done.filter(isDoneShown),
  };
};

export const isEmptyWeek = ({ overdue, today, upcoming, done }: Week): boolean =>
  overdue.length + today.length + upcoming.length + done.length === 0;

/** Returns the number of tasks due by Sunday, not counting overdue ones. */
export const countDueInWeek = (week: Week): number =>
  buildWeekStrip(week)
    .filter(({ day }) => day !== 'later')
    .reduce((sum, { open }) => sum + open, 0);
