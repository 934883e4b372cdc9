import type { InputOf } from '#contract/common/operation.ts';
import type { addNote as operation } from '#contract/people/operations.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { lockPeople } from '../queries/find-person.ts';
import { broadcastPersonChanges } from './broadcast-person-changes.ts';

/** Adds a note while the person is locked, so that a simultaneous merge moves the note too. */
export const addNote = async (
  scope: AgencyScope,
  { personId, text }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!(await lockPeople(scope, [personId])).has(personId)) return notFound();
  const noteId = newId();
  await scope.db
    .insertInto('personNote')
    .values({
      id: noteId,
      personId,
      supplierId: scope.tenantId,
      text,
      authorUserId: scope.userId,
      authorName: scope.userName,
      createdAt: scope.now,
    })
    .execute();
  broadcastPersonChanges(scope);
  return { noteId };
};
