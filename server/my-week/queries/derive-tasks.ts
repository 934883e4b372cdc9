import type { Task } from '#contract/my-week/shapes.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { DerivedTask } from '../rules/derived-task.ts';
import { taskHoldersAfterHandOvers, type TaskChange } from '../rules/task-holders.ts';
import { calendarDay } from '../rules/week-days.ts';
import { listEngagementsWithAssignees } from './engagements-with-assignees.ts';
import type { Member } from './members.ts';
import { applyTasks, tenderTasks } from './tasks/applications.ts';
import { bidTasks } from './tasks/bids.ts';
import { followUpTasks, submitTasks } from './tasks/candidates.ts';
import { commentTasks } from './tasks/comments.ts';
import { prequalificationTasks } from './tasks/prequalifications.ts';

const changesOf = async (scope: AgencyScope): Promise<ReadonlyMap<string, readonly TaskChange[]>> => {
  const rows = await scope.db
    .selectFrom('weekTaskChange')
    .select(['taskId', 'userId', 'postponedTo', 'handedTo'])
    .where('tenantId', '=', scope.tenantId)
    .execute();
  return Map.groupBy(rows, ({ taskId }) => taskId);
};

/** A task with the permission that its action needs. */
export type TaskWithPermission = Task & Pick<DerivedTask, 'needs'>;

/**
 * Returns the tasks that follow from the state of the agency's work, limited to what the caller may see. `whose` is the
 * user whose postponements apply; if null, no postponements apply.
 */
export const deriveTasks = async (
  scope: AgencyScope,
  members: ReadonlyMap<string, Member>,
  { timeZone, whose }: { timeZone: string; whose: string | null },
): Promise<TaskWithPermission[]> => {
  const atWork = await listEngagementsWithAssignees(scope);
  const changes = await changesOf(scope);
  const derived: DerivedTask[] = [
    ...(await applyTasks(scope, atWork)),
    ...(await tenderTasks(scope, atWork)),
    ...(await bidTasks(scope, atWork)),
    ...(await submitTasks(scope, atWork)),
    ...(await followUpTasks(scope, atWork)),
    ...(await commentTasks(scope, atWork)),
    ...(await prequalificationTasks(scope, members)),
  ];
  return derived.map(({ recordId, engagementId, due, userIds, ...task }) => {
    const taskId = `${task.kind}:${recordId}`;
    const changed = changes.get(taskId) ?? [];
    const people = taskHoldersAfterHandOvers(userIds, changed).flatMap((userId) => {
      const member = members.get(userId);
      return member?.permissions.has(task.needs) === true ? [{ userId, name: member.name }] : [];
    });
    return {
      ...task,
      taskId,
      engagement: engagementId === null ? null : (atWork.get(engagementId)?.head ?? null),
      dueAt: typeof due === 'string' ? null : due.toISOString(),
      dueOn: typeof due === 'string' ? due : calendarDay(timeZone, due),
      postponedTo: changed.find(({ userId }) => userId === whose)?.postponedTo ?? null,
      people,
      can: { change: people.some(({ userId }) => userId === scope.userId), complete: false },
    };
  });
};
