import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidate,
  makeSubmissionFixture,
  type CandidateFacts,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonMerge, makePersonNote, personIdOf } from '../factories.ts';
import { listMerges, listOwnNotes } from './notes-and-merges.ts';

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

test("a user's own notes are listed for the export of their data, and those of colleagues are not", async () => {
  const { candidateId } = await personWith();
  const note = await makePersonNote(kit.db, { candidateId, authorUserId: place.recruiter.id });
  await makePersonNote(kit.db, { candidateId, authorUserId: place.employer.id, text: 'Of a colleague' });
  expect(await kit.asAgency(place.recruiter.id, listOwnNotes)).toEqual([
    { text: note.text, created: note.createdAt.toISOString() },
  ]);
});

test('a merge is listed with its end until 24 hours have passed', async () => {
  const [kept, other] = [await personWith(), await personWith({ firstName: 'Otto', lastName: 'Brandt' })];
  const between = { candidateId: kept.candidateId, mergedCandidateId: other.candidateId };
  const mergedAt = new Date(kit.clock.now().getTime() - 23 * 3_600_000);
  await makePersonMerge(kit.db, { ...between, mergedBy: place.recruiter.id, mergedAt });
  const list = () => kit.asAgency(place.recruiter.id, (scope) => listMerges(scope, kept.personId));
  expect(await list()).toMatchObject([
    { mergedName: 'Otto Brandt', byName: 'Mara Ellingsen', undoUntil: '2026-11-20T05:01:00.000Z' },
  ]);
  await kit.db
    .updateTable('personMerge')
    .set({ mergedAt: new Date('2026-11-19T04:00:00Z') })
    .execute();
  expect(await list()).toEqual([]);
});
