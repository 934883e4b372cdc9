import type { InputOf } from '#contract/common/operation.ts';
import type { deleteNote as operation } from '#contract/people/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { broadcastPeople } from './broadcast-people.ts';

/** Deletes a note that the caller wrote. */
export const deleteNote = async (
  scope: AgencyScope,
  { personId, noteId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const deleted = await scope.db
    .deleteFrom('personNote')
    .where('id', '=', noteId)
    .where('personId', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .where('authorUserId', '=', scope.userId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return notFound();
  broadcastPeople(scope);
  return {};
};
