import type { InputOf } from '#contract/common/operation.ts';
import type { deleteNote as operation } from '#contract/people/operations.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { readRetentionRow } from '../queries/retention.ts';
import { broadcastPersonChanges } from './broadcast-person-changes.ts';

/** Deletes a note that the caller wrote, unless Rolecall's staff have placed a hold on the person. */
export const deleteNote = async (
  scope: AgencyScope,
  { personId, noteId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const kept = await readRetentionRow(scope, personId);
  if (kept && kept.heldSince !== null) return refuse(peopleRefusals['person-held']);
  const deleted = await scope.db
    .deleteFrom('personNote')
    .where('id', '=', noteId)
    .where('personId', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .where('authorUserId', '=', scope.userId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return notFound();
  broadcastPersonChanges(scope);
  return {};
};
