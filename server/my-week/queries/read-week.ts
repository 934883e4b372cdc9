import { commonRefusals } from '#contract/common/refusal.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/my-week/operations/weeks.ts';
import type { CompletedWork, Task, Week } from '#contract/my-week/shapes.ts';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { sortWeek } from '../rules/sort-week.ts';
import { calendarDay } from '../rules/week-days.ts';
import { listDoneAddedTasks } from './added-tasks.ts';
import { listDoneTasks } from './done-tasks.ts';
import { listMembers, type Member } from './members.ts';
import { listOpenTasks } from './open-tasks.ts';

const isOf =
  (userId: string) =>
  ({ people }: Task): boolean =>
    people.some((person) => person.userId === userId);

const newestFirst = (one: CompletedWork, other: CompletedWork): number => (one.at < other.at ? 1 : -1);

/** Returns one user's week, or everyone's if the user is null. */
const weekOf = async (
  scope: AgencyScope,
  members: ReadonlyMap<string, Member>,
  userId: string | null,
  timeZone: string,
): Promise<Week> => {
  const all = (await listOpenTasks(scope, members, { timeZone, whose: userId })).map(
    ({ needs: _needs, ...task }) => task,
  );
  const day = calendarDay(timeZone, scope.now);
  const whose = [...members.values()].filter((member) => userId === null || member.userId === userId);
  const done = [
    ...(await listDoneTasks(scope, whose, timeZone)),
    ...(await listDoneAddedTasks(scope, whose, timeZone)),
  ];
  return {
    supplierId: scope.tenantId,
    userId,
    day,
    ...sortWeek(userId === null ? all : all.filter(isOf(userId)), day, scope.now),
    done: done.toSorted(newestFirst),
  };
};

export const readOwnWeek = async (
  scope: AgencyScope,
  { timeZone }: InputOf<typeof operations.readOwnWeek>,
): Promise<HandlerResult<typeof operations.readOwnWeek>> =>
  weekOf(scope, await listMembers(scope), scope.userId, timeZone);

export const readTeamWeek = async (
  scope: AgencyScope,
  { timeZone }: InputOf<typeof operations.readTeamWeek>,
): Promise<HandlerResult<typeof operations.readTeamWeek>> => weekOf(scope, await listMembers(scope), null, timeZone);

export const readWeek = async (
  scope: AgencyScope,
  { userId, timeZone }: InputOf<typeof operations.readWeek>,
): Promise<HandlerResult<typeof operations.readWeek>> => {
  if (userId !== scope.userId && !maySeeAllAssignments(scope)) return refuse(commonRefusals.forbidden);
  const members = await listMembers(scope);
  return members.has(userId) ? weekOf(scope, members, userId, timeZone) : notFound();
};

/** Lists the users, sorted by name, with the numbers of their open and overdue tasks. */
export const listWeekUsers = async (
  scope: AgencyScope,
  { timeZone }: InputOf<typeof operations.listWeekUsers>,
): Promise<HandlerResult<typeof operations.listWeekUsers>> => {
  const members = await listMembers(scope);
  const day = calendarDay(timeZone, scope.now);
  const all = await listOpenTasks(scope, members, { timeZone, whose: null });
  return [...members.values()].map(({ userId, name, picture }) => {
    const tasks = all.filter(isOf(userId));
    return {
      userId,
      name,
      picture,
      isMe: userId === scope.userId,
      open: tasks.length,
      overdue: sortWeek(tasks, day, scope.now).overdue.length,
    };
  });
};
