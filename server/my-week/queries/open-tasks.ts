import type { Task } from '#contract/my-week/shapes.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { addedTasks } from './added-tasks.ts';
import { deriveTasks } from './derive-tasks.ts';
import { membersOf, type Member } from './members.ts';

/** An open task; `needs` is null for one that was added. */
export type OpenTask = Task & { needs: Permission | null };

/** The open tasks of all users visible to the caller; the postponements of `whose` count, of nobody with null. */
export const openTasks = async (
  scope: AgencyScope,
  members: ReadonlyMap<string, Member>,
  given: { timeZone: string; whose: string | null },
): Promise<OpenTask[]> => [
  ...(await deriveTasks(scope, members, given)),
  ...(await addedTasks(scope, members)).map((task) => ({ ...task, needs: null })),
];

/** An open task of the caller by its id; undefined if there is none. */
export const findOwnTask = async (
  scope: AgencyScope,
  taskId: string,
  timeZone = 'UTC',
): Promise<OpenTask | undefined> =>
  (await openTasks(scope, await membersOf(scope), { timeZone, whose: scope.userId })).find(
    (task) => task.taskId === taskId && task.can.change,
  );
