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
import { anonymiseNotes } from './anonymise-notes.ts';

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

test('notes and merges of an erased user stay without the name', async () => {
  const [kept, other] = [await personWith(), await personWith()];
  const by = place.recruiter.id;
  await makePersonNote(kit.db, { candidateId: kept.candidateId, authorUserId: by });
  const between = { candidateId: kept.candidateId, mergedCandidateId: other.candidateId };
  await makePersonMerge(kit.db, { ...between, mergedBy: by, mergedAt: kit.clock.now() });
  await kit.asSystem((scope) => anonymiseNotes(scope, by, 'Former user'));
  expect(await kit.db.selectFrom('personNote').select('authorName').execute()).toEqual([{ authorName: 'Former user' }]);
  expect(await kit.db.selectFrom('personMerge').select('mergedByName').execute()).toEqual([
    { mergedByName: 'Former user' },
  ]);
});
