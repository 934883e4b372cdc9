import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidate,
  makeSubmissionFixture,
  type CandidateFacts,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { makePersonNote, personIdOf } from '../factories.ts';
import { mergePeople } from './merge-people.ts';
import { undoMerge } from './undo-merge.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const personWith = async (facts: Partial<CandidateFacts> = {}) => {
  // A person can be submitted to a talent request only once, so each candidate needs a request of its own.
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: request.id,
    supplierId: place.agency.id,
    ...facts,
  });
  return { candidateId: candidate.id, personId: await personIdOf(kit.db, candidate.id) };
};

const merge = async (userId: string, personId: string, otherPersonId: string): Promise<string> => {
  const merged = await kit.asAgency(userId, (scope) => mergePeople(scope, { personId, otherPersonId }));
  if (merged instanceof Refused) throw new Error(merged.refusal.code);
  return merged.mergeId;
};
const undo = (userId: string, personId: string, mergeId: string) =>
  kit.asAgency(userId, (scope) => undoMerge(scope, { personId, mergeId }));

test('both people have what they had before, and a submission since then stays with the remaining one', async () => {
  const user = await makeUser(kit.db, { tenantId: place.agency.id, role: 'standard' });
  await makeAssignment(kit.db, { engagementId: place.engagement.id, userId: user.id });
  const kept = await personWith({ emailAddress: 'ada@inbox.example' });
  const other = await personWith({ emailAddress: 'adah@inbox.example' });
  const note = await makePersonNote(kit.db, { candidateId: other.candidateId, authorUserId: user.id });
  const mergeId = await merge(user.id, kept.personId, other.personId);
  const since = await personWith({ emailAddress: 'adah@inbox.example' });
  expect(since.personId).toBe(kept.personId);
  expect(await undo(user.id, kept.personId, mergeId)).toEqual({ otherPersonId: other.personId });
  expect(await personIdOf(kit.db, other.candidateId)).toBe(other.personId);
  expect(await personIdOf(kit.db, since.candidateId)).toBe(kept.personId);
  const { personId } = await kit.db
    .selectFrom('personNote')
    .select('personId')
    .where('id', '=', note.id)
    .executeTakeFirstOrThrow();
  expect(personId).toBe(other.personId);
  const later = await personWith({ emailAddress: 'adah@inbox.example' });
  expect(later.personId).toBe(other.personId);
  expect(await undo(user.id, kept.personId, mergeId)).toMatchObject({ refusal: { code: 'merge-not-undoable' } });
});

test('after 24 hours of the database a merge stays: merge-undo-passed', async () => {
  const [kept, other] = [await personWith(), await personWith()];
  const mergeId = await merge(place.recruiter.id, kept.personId, other.personId);
  const mergedAt = new Date(kit.clock.now().getTime() - 1440 * 60_000);
  await kit.db.updateTable('personMerge').set({ mergedAt }).where('id', '=', mergeId).execute();
  expect(await undo(place.recruiter.id, kept.personId, mergeId)).toMatchObject({
    refusal: { code: 'not-allowed' },
    reasons: [{ code: 'merge-undo-passed' }],
  });
});

test('of two merges in a row, the later one is undone first: merge-continued', async () => {
  const [a, b, c] = [await personWith(), await personWith(), await personWith()];
  const first = await merge(place.recruiter.id, a.personId, b.personId);
  const second = await merge(place.recruiter.id, c.personId, a.personId);
  expect(await undo(place.recruiter.id, a.personId, first)).toMatchObject({
    reasons: [{ code: 'merge-continued' }],
  });
  await undo(place.recruiter.id, c.personId, second);
  expect(await undo(place.recruiter.id, a.personId, first)).toEqual({ otherPersonId: b.personId });
  for (const one of [a, b, c]) expect(await personIdOf(kit.db, one.candidateId)).toBe(one.personId);
});

const answersOf = (personId: string) =>
  kit.db
    .selectFrom('person')
    .select(['renewedAt', 'keepRefusedAt'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
const daysAgo = (days: number): Date => new Date(kit.clock.now().getTime() - days * 86_400_000);

test('a refusal and a renewal of the merged person apply to the remaining one until the merge is undone', async () => {
  const [kept, other] = [await personWith(), await personWith()];
  const before = { renewedAt: daysAgo(30), keepRefusedAt: null };
  const ofOther = { renewedAt: daysAgo(20), keepRefusedAt: daysAgo(10) };
  await kit.db.updateTable('person').set(before).where('id', '=', kept.personId).execute();
  await kit.db.updateTable('person').set(ofOther).where('id', '=', other.personId).execute();
  const mergeId = await merge(place.recruiter.id, kept.personId, other.personId);
  expect(await answersOf(kept.personId)).toEqual(ofOther);
  await undo(place.recruiter.id, kept.personId, mergeId);
  expect(await answersOf(kept.personId)).toEqual(before);
  expect(await answersOf(other.personId)).toEqual(ofOther);
});

test('an answer given after the merge stays with the remaining person when the merge is undone', async () => {
  const [kept, other] = [await personWith(), await personWith()];
  await kit.db
    .updateTable('person')
    .set({ keepRefusedAt: daysAgo(10) })
    .where('id', '=', other.personId)
    .execute();
  const mergeId = await merge(place.recruiter.id, kept.personId, other.personId);
  const since = { renewedAt: daysAgo(1), keepRefusedAt: null };
  await kit.db.updateTable('person').set(since).where('id', '=', kept.personId).execute();
  await undo(place.recruiter.id, kept.personId, mergeId);
  expect(await answersOf(kept.personId)).toEqual(since);
});
