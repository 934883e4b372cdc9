import type { InputOf } from '#contract/common/operation.ts';
import type { handOverTask as operation } from '#contract/my-week/operations/tasks.ts';
import { myWeekRefusals } from '#contract/my-week/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findColleagues } from '../queries/colleagues.ts';
import { findOwnTask } from '../queries/open-tasks.ts';
import { broadcastMyWeek } from './broadcast-week.ts';
import { deleteTaskChange, saveTaskChange } from './save-task-change.ts';

/** Hands over one of the caller's tasks to a user who can do it. */
export const handOverTask = async (
  scope: AgencyScope,
  { taskId, toUserId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const task = await findOwnTask(scope, taskId);
  if (!task) return notFound();
  const colleague = (await findColleagues(scope, task)).find(({ userId }) => userId === toUserId);
  if (!colleague) return notFound();
  const { take } = colleague.can;
  if (!take.allowed) return refuse(myWeekRefusals['cannot-take-task'], { reasons: take.reasons });
  if (task.kind === 'added') {
    await scope.db
      .updateTable('weekTask')
      .set({ userId: toUserId })
      .where('id', '=', taskId)
      .where('tenantId', '=', scope.tenantId)
      .execute();
  } else {
    // A user who gets a task back no longer counts as having handed it over.
    await deleteTaskChange(scope, toUserId, taskId);
    await saveTaskChange(scope, { taskId, handedTo: toUserId });
  }
  broadcastMyWeek(scope);
  return {};
};
