import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { mergePeople as operation } from '#contract/people/operations.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import { mergeUndoMs } from '#contract/people/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { peopleEvents } from '../events.ts';
import { rightToMergePeople } from '../policy.ts';
import { databaseNow, lockPeople } from '../queries/find-person.ts';
import { hasHiddenSubmissions } from '../queries/person-submissions.ts';
import { broadcastPersonChanges } from './broadcast-person-changes.ts';

type Moved = 'personSubmission' | 'personNote' | 'personKey';

/** Moves the rows of one person to another. */
const move = (scope: AgencyScope, table: Moved, from: string, to: string) =>
  scope.db
    .updateTable(table as 'personNote')
    .set({ personId: to })
    .where('personId', '=', from)
    .where('supplierId', '=', scope.tenantId);

const countSeen = async (scope: AgencyScope, personId: string): Promise<number> => {
  const { seen } = await scope.db
    .selectFrom('personSubmission')
    .select(({ fn }) => fn.countAll<number>().as('seen'))
    .where('personId', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  return Number(seen);
};

/**
 * Merges a person into another one: submissions, notes and keys move, and later submissions with any of the keys belong
 * to the remaining person. The later answers about the storage of their data apply. The moved IDs and the former
 * answers are stored, so that the merge can be undone.
 */
export const mergePeople = async (
  scope: AgencyScope,
  { personId, otherPersonId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const locked = await lockPeople(scope, [personId, otherPersonId]);
  if (!locked.has(personId) || !locked.has(otherPersonId)) return notFound();
  const hidden = [personId, otherPersonId].map(async (id) =>
    hasHiddenSubmissions(scope, id, await countSeen(scope, id)),
  );
  const right = rightToMergePeople(scope, { hasHidden: (await Promise.all(hidden)).includes(true) });
  if (!right.allowed) return refuse(peopleRefusals['not-allowed'], { reasons: right.reasons });

  const notes = await move(scope, 'personNote', otherPersonId, personId).returning('id').execute();
  const keys = await move(scope, 'personKey', otherPersonId, personId)
    .returning(sql<string>`key_type || ':' || key_hash`.as('id'))
    .execute();
  // Submissions move last, since a user limited to assigned work can see a person only through that person's
  // submissions.
  const submissions = await move(scope, 'personSubmission', otherPersonId, personId)
    .returning(sql<string>`candidate_id`.as('id'))
    .execute();
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const mergedAt = await databaseNow(scope);
  const mergeId = newId();
  const former = await scope.db
    .selectFrom('person')
    .select(['renewedAt', 'keepRefusedAt'])
    .where('id', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  await scope.db
    .insertInto('personMerge')
    .values({
      id: mergeId,
      personId,
      mergedPersonId: otherPersonId,
      supplierId: scope.tenantId,
      candidateIds: idsOf(submissions),
      noteIds: idsOf(notes),
      keyHashes: idsOf(keys),
      formerRenewedAt: former.renewedAt,
      formerKeepRefusedAt: former.keepRefusedAt,
      mergedAt,
      mergedBy: scope.userId,
      mergedByName: scope.userName,
    })
    .execute();
  await scope.db
    .updateTable('person as p')
    .from('person as other')
    .set({
      lastSubmittedAt: sql`greatest(p.last_submitted_at, other.last_submitted_at)`,
      renewedAt: sql`greatest(p.renewed_at, other.renewed_at)`,
      keepRefusedAt: sql`greatest(p.keep_refused_at, other.keep_refused_at)`,
    })
    .where('p.id', '=', personId)
    .where('other.id', '=', otherPersonId)
    .where('p.supplierId', '=', scope.tenantId)
    .execute();
  await setMergedInto(scope, otherPersonId, personId);
  await scope.emit({
    kind: peopleEvents.merged,
    supplierId: scope.tenantId,
    data: { personId, mergedPersonId: otherPersonId },
  });
  broadcastPersonChanges(scope);
  return { mergeId, undoUntil: new Date(mergedAt.getTime() + mergeUndoMs).toISOString() };
};

/**
 * Marks a person as merged, through a database function, since a person without submissions isn't visible to everyone.
 */
export const setMergedInto = async (scope: AgencyScope, personId: string, into: string | null): Promise<void> => {
  await sql`select app.set_merged_into(${personId}, ${into})`.execute(scope.db);
};
