import type { InputOf } from '#contract/common/operation.ts';
import type { postponeTask as operation } from '#contract/my-week/operations/tasks.ts';
import { myWeekRefusals } from '#contract/my-week/refusals.ts';
import { hardDeadlineTaskKinds } from '#contract/my-week/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findOwnTask } from '../queries/open-tasks.ts';
import { calendarDay } from '../rules/week-days.ts';
import { broadcastMyWeek } from './broadcast-week.ts';
import { deleteTaskChange, saveTaskChange } from './save-task-change.ts';

/**
 * Postpones one of the caller's tasks to a later day. An added task is then due on that day; others stay due as before.
 */
export const postponeTask = async (
  scope: AgencyScope,
  { taskId, to, timeZone }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const task = await findOwnTask(scope, taskId, timeZone);
  if (!task) return notFound();
  if (to !== null && to < calendarDay(timeZone, scope.now)) return refuse(myWeekRefusals['day-passed']);
  if (to !== null && hardDeadlineTaskKinds.includes(task.kind) && to > task.dueOn)
    return refuse(myWeekRefusals['after-deadline']);
  if (task.kind !== 'added') {
    if (to === null || to <= task.dueOn) await deleteTaskChange(scope, scope.userId, taskId);
    else await saveTaskChange(scope, { taskId, postponedTo: to });
  } else if (to !== null) {
    await scope.db
      .updateTable('weekTask')
      .set({ dueOn: to })
      .where('id', '=', taskId)
      .where('tenantId', '=', scope.tenantId)
      .execute();
  }
  broadcastMyWeek(scope);
  return {};
};
