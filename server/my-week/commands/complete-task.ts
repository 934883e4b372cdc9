import type { InputOf } from '#contract/common/operation.ts';
import type { completeTask as operation } from '#contract/my-week/operations/tasks.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { broadcastMyWeek } from './broadcast-week.ts';

/** Marks one of the caller's added tasks as done or as open. Any other task is completed by doing what it asks for. */
export const completeTask = async (
  scope: AgencyScope,
  { taskId, isDone }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const changed = await scope.db
    .updateTable('weekTask')
    .set(({ fn, val }) => ({ doneAt: isDone ? fn.coalesce('doneAt', val(scope.now)) : null }))
    .where('id', '=', taskId)
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return notFound();
  broadcastMyWeek(scope);
  return {};
};
