import type { Insertable, Kysely, Selectable } from 'kysely';
import { renewalAnswerDays } from '#contract/people/states.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

/** Returns the ID of the person that the database created or found for a candidate. */
export const personIdOf = async (db: Kysely<Database>, candidateId: string): Promise<string> => {
  const { personId } = await db
    .selectFrom('personSubmission')
    .select('personId')
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow();
  return personId;
};

/** Creates a note about the person behind a candidate. */
export const makePersonNote = async (
  db: Kysely<Database>,
  {
    candidateId,
    ...given
  }: { candidateId: string; authorUserId: string } & Partial<Insertable<Database['personNote']>>,
): Promise<Selectable<Database['personNote']>> => {
  const { personId, supplierId } = await db
    .selectFrom('personSubmission')
    .select(['personId', 'supplierId'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('personNote')
    .values({
      id: newId(),
      personId,
      supplierId,
      text: 'Prefers calls after four.',
      authorName: 'Mara Ellingsen',
      createdAt: new Date('2026-11-18T05:00:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Merges the person behind one candidate into the person behind another. */
export const makePersonMerge = async (
  db: Kysely<Database>,
  given: { candidateId: string; mergedCandidateId: string; mergedBy: string; mergedAt: Date },
): Promise<Selectable<Database['personMerge']>> => {
  const personId = await personIdOf(db, given.candidateId);
  const mergedPersonId = await personIdOf(db, given.mergedCandidateId);
  await db.updateTable('personSubmission').set({ personId }).where('personId', '=', mergedPersonId).execute();
  const { supplierId } = await db
    .updateTable('person')
    .set({ mergedIntoId: personId })
    .where('id', '=', mergedPersonId)
    .returning('supplierId')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('personMerge')
    .values({
      id: newId(),
      personId,
      mergedPersonId,
      supplierId,
      candidateIds: [given.mergedCandidateId],
      noteIds: [],
      keyHashes: [],
      mergedAt: given.mergedAt,
      mergedBy: given.mergedBy,
      mergedByName: 'Mara Ellingsen',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Places a hold by Rolecall's staff on the person behind a candidate. */
export const makePersonHold = async (
  db: Kysely<Database>,
  { candidateId, ...given }: { candidateId: string; placedBy: string } & Partial<Insertable<Database['personHold']>>,
): Promise<Selectable<Database['personHold']>> => {
  const { personId, supplierId } = await db
    .selectFrom('personSubmission')
    .select(['personId', 'supplierId'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow();
  const { tenantId: providerId } = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', given.placedBy)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('personHold')
    .values({
      id: newId(),
      providerId,
      personId,
      supplierId,
      reason: 'A court has ordered us to keep the records of this hire.',
      placedAt: new Date('2026-11-18T05:00:00Z'),
      placedByName: 'Nils Aas',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Changes all times in a candidate's history to one time, as if nothing had happened after it. */
export const setLastActivity = async (db: Kysely<Database>, candidateId: string, at: Date): Promise<void> => {
  await db
    .updateTable('candidate')
    .set({ dateSubmitted: at, updatedAt: at, employerEditedAt: null })
    .where('id', '=', candidateId)
    .execute();
  await db.updateTable('candidateStep').set({ at }).where('candidateId', '=', candidateId).execute();
  await db.updateTable('candidateDocument').set({ createdAt: at }).where('candidateId', '=', candidateId).execute();
  await db
    .updateTable('person')
    .set({ createdAt: at, lastSubmittedAt: at })
    .where('id', '=', await personIdOf(db, candidateId))
    .execute();
};

/** Creates a request that asks the person behind a candidate whether their data may be kept. */
export const makeRenewalRequest = async (
  db: Kysely<Database>,
  {
    candidateId,
    ...given
  }: { candidateId: string; askedBy: string; askedAt: Date } & Partial<Insertable<Database['renewalRequest']>>,
): Promise<Selectable<Database['renewalRequest']>> => {
  const { firstName, lastName, emailAddress, supplierId } = await db
    .selectFrom('candidate')
    .select(['firstName', 'lastName', 'emailAddress', 'supplierId'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('renewalRequest')
    .values({
      id: newId(),
      personId: await personIdOf(db, candidateId),
      supplierId,
      firstName,
      lastName,
      emailAddress,
      askedByName: 'Mara Ellingsen',
      expiresAt: new Date(given.askedAt.getTime() + renewalAnswerDays * 86_400_000),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
