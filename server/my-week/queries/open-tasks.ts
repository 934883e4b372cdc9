import type { Task } from '#contract/my-week/shapes.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { listAddedTasks } from './added-tasks.ts';
import { deriveTasks } from './derive-tasks.ts';
import { listMembers, type Member } from './members.ts';

/** An open task. `needs` is null for a task that a user added. */
export type OpenTask = Task & { needs: Permission | null };

/**
 * Returns all visible users' open tasks. Only postponements by the user `whose` apply; if `whose` is null, none apply.
 */
export const listOpenTasks = async (
  scope: AgencyScope,
  members: ReadonlyMap<string, Member>,
  given: { timeZone: string; whose: string | null },
): Promise<OpenTask[]> => [
  ...(await deriveTasks(scope, members, given)),
  ...(await listAddedTasks(scope, members)).map((task) => ({ ...task, needs: null })),
];

/** Finds one of the caller's open tasks by ID; undefined if there is none that the caller may change. */
export const findOwnTask = async (
  scope: AgencyScope,
  taskId: string,
  timeZone = 'UTC',
): Promise<OpenTask | undefined> =>
  (await listOpenTasks(scope, await listMembers(scope), { timeZone, whose: scope.userId })).find(
    (task) => task.taskId === taskId && task.can.change,
  );
