import { sql } from 'kysely';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { lockPerson } from '../queries/find-person.ts';

/** Deletes this room's data about a person, and hides the person. The links to the anonymous submissions are kept. */
export const clearPerson = async (scope: Pick<AgencyScope, 'db' | 'now'>, personId: string): Promise<void> => {
  const withMerged = scope.db
    .selectFrom('person')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', personId), eb('mergedIntoId', '=', personId)]));
  await scope.db.deleteFrom('personNote').where('personId', '=', personId).execute();
  await scope.db.deleteFrom('renewalRequest').where('personId', 'in', withMerged).execute();
  await scope.db.deleteFrom('personKey').where('personId', '=', personId).execute();
  await scope.db.deleteFrom('personMerge').where('personId', '=', personId).execute();
  await scope.db
    .updateTable('person')
    .set({ erasedAt: scope.now })
    .where((eb) => eb.or([eb('id', '=', personId), eb('mergedIntoId', '=', personId)]))
    .where('erasedAt', 'is', null)
    .execute();
};

/**
 * Cleans up after a candidate's erasure: removes the person's keys that no other submission has or, if that was the
 * last submission, erases the person.
 */
export const cleanUpAfterErasure = async (scope: Pick<Scope, 'db' | 'now'>, candidateId: string): Promise<void> => {
  const link = await scope.db
    .selectFrom('personSubmission')
    .select('personId')
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
  if (!link) return;
  const { personId } = link;
  // Waits for a submission of the same person, which then counts as one of the others.
  await lockPerson(scope, personId);
  const others = scope.db
    .selectFrom('personSubmission as s')
    .innerJoin('candidate as c', 'c.id', 's.candidateId')
    .where('s.personId', '=', personId)
    .where('c.erasedAt', 'is', null);
  if (!(await others.select('c.id').limit(1).executeTakeFirst())) return clearPerson(scope, personId);
  await sql`
    delete from person_key k where k.person_id = ${personId} and not exists (
      select from person_submission s join candidate_identity i on i.candidate_id = s.candidate_id
      where s.person_id = k.person_id and i.key_type = k.key_type and i.key_hash = k.key_hash)`.execute(scope.db);
};
