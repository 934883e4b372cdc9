import type { deleteView as operation } from '#contract/board/operations/views.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, SystemScope } from '#server/platform/scope/scope.ts';

export const deleteView = async (
  scope: AgencyScope,
  { viewId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const deleted = await scope.db
    .deleteFrom('boardView')
    .where('id', '=', viewId)
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .returning('id')
    .executeTakeFirst();
  return deleted ? { viewId } : notFound();
};

/** Deletes all views of an erased user. */
export const deleteAllViews = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db.deleteFrom('boardView').where('userId', '=', userId).execute();
};
