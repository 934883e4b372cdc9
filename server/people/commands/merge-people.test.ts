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
import { makePersonNote, personIdOf } from '../factories.ts';
import { listMerges } from '../queries/notes-and-merges.ts';
import { readPerson } from '../queries/read-person.ts';
import { mergePeople } from './merge-people.ts';

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

const merge = (userId: string, personId: string, otherPersonId: string) =>
  kit.asAgency(userId, (scope) => mergePeople(scope, { personId, otherPersonId }));

test('the submissions, notes and keys of both belong to the remaining person, also later ones', async () => {
  const kept = await personWith({ firstName: 'Ada', emailAddress: 'ada@inbox.example' });
  const other = await personWith({ firstName: 'Adah', lastName: 'Byrne', emailAddress: 'adah@inbox.example' });
  await makePersonNote(kit.db, { candidateId: other.candidateId, authorUserId: place.recruiter.id });
  const merged = await merge(place.recruiter.id, kept.personId, other.personId);
  expect(merged).toMatchObject({ undoUntil: expect.stringMatching(/^2026-11-21T04:01/) as string });
  const read = await kit.asAgency(place.recruiter.id, (scope) => readPerson(scope, { personId: other.personId }));
  expect(read).toMatchObject({
    personId: kept.personId,
    submissions: [{}, {}],
    notes: [{}],
    merges: [{ mergedName: 'Adah Byrne', can: { undo: { allowed: true } } }],
  });
  const again = await personWith({ emailAddress: 'adah@inbox.example' });
  expect(again.personId).toBe(kept.personId);
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'data'])
    .where('kind', '=', 'person.merged')
    .execute();
  expect(events).toEqual([
    { kind: 'person.merged', data: { personId: kept.personId, mergedPersonId: other.personId } },
  ]);
});

test('a merged person cannot be merged again, and a person of a rival not at all', async () => {
  const [a, b, c] = [await personWith(), await personWith(), await personWith()];
  await merge(place.recruiter.id, a.personId, b.personId);
  expect(await merge(place.recruiter.id, c.personId, b.personId)).toMatchObject({ refusal: { code: 'not-found' } });
  const rival = await makeSubmissionFixture(kit.db);
  const theirs = await makeCandidate(kit.db, { talentRequestId: rival.request.id, supplierId: rival.agency.id });
  const theirPerson = await personIdOf(kit.db, theirs.id);
  expect(await merge(place.recruiter.id, c.personId, theirPerson)).toMatchObject({ refusal: { code: 'not-found' } });
});

test('a user who sees only assigned work merges people whose submissions they all see: not-allowed', async () => {
  const user = await makeUser(kit.db, { tenantId: place.agency.id, role: 'standard' });
  await makeAssignment(kit.db, { engagementId: place.engagement.id, userId: user.id });
  const [kept, other] = [await personWith(), await personWith({ emailAddress: 'twice@inbox.example' })];
  await makePersonNote(kit.db, { candidateId: other.candidateId, authorUserId: user.id });
  expect(await merge(user.id, kept.personId, other.personId)).toMatchObject({ undoUntil: expect.anything() as string });
  const moved = await kit.db.selectFrom('personNote').select('personId').where('authorUserId', '=', user.id).execute();
  expect(moved).toEqual([{ personId: kept.personId }]);
  expect(await kit.asAgency(user.id, (scope) => listMerges(scope, kept.personId))).toHaveLength(1);

  const third = await personWith({ emailAddress: 'elsewhere@inbox.example' });
  const elsewhere = await makeSubmissionFixture(kit.db);
  await kit.db
    .updateTable('candidate')
    .set({ engagementId: elsewhere.engagement.id })
    .where('id', '=', (await personWith({ emailAddress: 'elsewhere@inbox.example' })).candidateId)
    .execute();
  expect(await merge(user.id, kept.personId, third.personId)).toMatchObject({
    refusal: { code: 'not-allowed' },
    reasons: [{ code: 'partial-view' }],
  });
});
