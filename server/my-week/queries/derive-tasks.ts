import type { Task } from '#contract/my-week/shapes.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { DerivedTask } from '../rules/derived-task.ts';
import { taskHoldersAfterHandOvers, type TaskChange } from '../rules/task-holders.ts';
import { calendarDay } from '../rules/week-days.ts';
import { listEngagementsWithAssignees } from './engagements-with-assignees.ts';
import type { Member } from './members.ts';
import { deriveApplicationTasks, deriveTenderTasks } from './tasks/applications.ts';
import { deriveBidTasks } from './tasks/bids.ts';
import { deriveFollowUpTasks, deriveSubmissionTasks } from './tasks/candidates.ts';
import { deriveCommentTasks } from './tasks/comments.ts';
import { derivePrequalificationTasks } from './tasks/prequalifications.ts';

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
    ...(await deriveApplicationTasks(scope, atWork)),
    ...(await deriveTenderTasks(scope, atWork)),
    ...(await deriveBidTasks(scope, atWork)),
    ...(await deriveSubmissionTasks(scope, atWork)),
    ...(await deriveFollowUpTasks(scope, atWork)),
    ...(await deriveCommentTasks(scope, atWork)),
    ...(await derivePrequalificationTasks(scope, members)),
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
