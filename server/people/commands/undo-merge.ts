import { sql, type RawBuilder } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { undoMerge as operation } from '#contract/people/operations.ts';
import { peopleRefusals } from '#contract/people/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { peopleEvents } from '../events.ts';
import { rightToUndoMerge } from '../policy.ts';
import { databaseNow, lockPeople } from '../queries/find-person.ts';
import { broadcastPersonChanges } from './broadcast-person-changes.ts';
import { setMergedInto } from './merge-people.ts';

interface Merge {
  personId: string;
  mergedPersonId: string;
}

/** Moves a merge's rows back if they still belong to the remaining person. */
const moveBack = async (
  scope: AgencyScope,
  table: 'personSubmission' | 'personNote' | 'personKey',
  { personId, mergedPersonId }: Merge,
  moved: RawBuilder<boolean>,
): Promise<void> => {
  await scope.db
    .updateTable(table as 'personNote')
    .set({ personId: mergedPersonId })
    .where('personId', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .where(moved)
    .execute();
};

/**
 * Undoes a merge by moving the merged person's rows back. Submissions made since the merge stay with the remaining
 * person.
 */
export const undoMerge = async (
  scope: AgencyScope,
  { personId, mergeId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const locked = await lockPeople(scope, [personId]);
  const merge = await scope.db
    .selectFrom('personMerge')
    .selectAll()
    .where('id', '=', mergeId)
    .where('personId', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .forUpdate()
    .executeTakeFirst();
  if (!merge) return notFound();
  if (merge.undoneAt) return refuse(peopleRefusals['merge-not-undoable']);
  const { mergedAt, mergedPersonId } = merge;
  const now = await databaseNow(scope);
  const right = rightToUndoMerge(scope, { mergedAt, hasContinued: !locked.has(personId), now });
  if (!right.allowed) return refuse(peopleRefusals['not-allowed'], { reasons: right.reasons });

  await setMergedInto(scope, mergedPersonId, null);
  // Submissions move first: a user limited to assigned work can see a person only through that person's submissions.
  await moveBack(scope, 'personSubmission', merge, sql<boolean>`candidate_id = any (${merge.candidateIds}::uuid[])`);
  await moveBack(scope, 'personNote', merge, sql<boolean>`id = any (${merge.noteIds}::uuid[])`);
  await moveBack(
    scope,
    'personKey',
    merge,
    sql<boolean>`key_type || ':' || key_hash = any (${merge.keyHashes}::text[])`,
  );
  // If the person has agreed to or refused a renewal since the merge, that answer is kept.
  await scope.db
    .updateTable('person as p')
    .from('person as other')
    .set({
      renewedAt: sql`case when p.renewed_at = other.renewed_at then ${merge.formerRenewedAt}::timestamptz else p.renewed_at end`,
      keepRefusedAt: sql`case when p.keep_refused_at = other.keep_refused_at then ${merge.formerKeepRefusedAt}::timestamptz
        else p.keep_refused_at end`,
    })
    .where('p.id', '=', personId)
    .where('other.id', '=', mergedPersonId)
    .where('p.supplierId', '=', scope.tenantId)
    .execute();
  await scope.db
    .updateTable('personMerge')
    .set({ undoneAt: now })
    .where('id', '=', mergeId)
    .where('supplierId', '=', scope.tenantId)
    .execute();
  await scope.emit({ kind: peopleEvents.mergeUndone, supplierId: scope.tenantId, data: { personId, mergedPersonId } });
  broadcastPersonChanges(scope);
  return { otherPersonId: mergedPersonId };
};
