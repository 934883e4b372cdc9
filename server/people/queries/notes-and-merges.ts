import type { PersonMerge, PersonNote } from '#contract/people/shapes.ts';
import { mergeUndoMs } from '#contract/people/states.ts';
import type { AgencyScope, UserScope } from '#server/platform/scope/scope.ts';
import { rightToWriteNotesOrResubmit, rightToUndoMerge } from '../policy.ts';
import { databaseNow } from './find-person.ts';

/** Lists the notes about a person, latest first. */
export const listNotes = async (scope: AgencyScope, personId: string): Promise<PersonNote[]> => {
  const rows = await scope.db
    .selectFrom('personNote')
    .selectAll()
    .where('personId', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const mayWrite = rightToWriteNotesOrResubmit(scope).allowed;
  return rows.map(({ id, text, authorName, authorUserId, createdAt }) => ({
    noteId: id,
    text,
    authorName,
    created: createdAt.toISOString(),
    can: { delete: mayWrite && authorUserId === scope.userId },
  }));
};

/** Lists a person's merges that can still be undone, latest first. */
export const listMerges = async (scope: AgencyScope, personId: string): Promise<PersonMerge[]> => {
  const now = await databaseNow(scope);
  const rows = await scope.db
    .selectFrom('personMerge as m')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidate as c')
          .select(['c.firstName', 'c.lastName'])
          .where((on) => on('c.id', '=', on.fn.any('m.candidateIds')))
          .where('c.supplierId', '=', scope.tenantId)
          .orderBy('c.dateSubmitted', 'desc')
          .limit(1)
          .as('merged'),
      (join) => join.onTrue(),
    )
    .selectAll('m')
    .select(['merged.firstName', 'merged.lastName'])
    .where('m.personId', '=', personId)
    .where('m.supplierId', '=', scope.tenantId)
    .where('m.undoneAt', 'is', null)
    .where('m.mergedAt', '>', new Date(now.getTime() - mergeUndoMs))
    .orderBy('m.mergedAt', 'desc')
    .execute();
  return rows.map(({ id, firstName, lastName, mergedByName, mergedAt }) => ({
    mergeId: id,
    mergedName: `${firstName} ${lastName}`,
    byName: mergedByName,
    merged: mergedAt.toISOString(),
    undoUntil: new Date(mergedAt.getTime() + mergeUndoMs).toISOString(),
    can: { undo: rightToUndoMerge(scope, { mergedAt, hasContinued: false, now }) },
  }));
};

/** Lists the caller's notes, for the export of the caller's personal data. */
export const listOwnNotes = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('personNote')
    .select(['text', 'createdAt'])
    .where('authorUserId', '=', scope.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ text, createdAt }) => ({ text, created: createdAt.toISOString() }));
};
