import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDraftCandidate, makeLoggedModelCall } from '../factories.ts';
import { listOwnModelCalls } from './own-model-calls.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const asRecruiter = <T>(work: (scope: AgencyScope) => Promise<T>) => kit.asAgency(place.recruiter.id, work);
const draftOf = async (aiStatusId: 2 | 3) =>
  (
    await makeDraftCandidate(kit.db, {
      supplierId: place.agency.id,
      askedBy: place.recruiter.id,
      talentRequestId: place.request.id,
      aiStatusId,
      ...(aiStatusId === 2 ? { score: 75, method: 'terms' } : { problem: 'model-too-slow' }),
    })
  ).id;

test("a user's own data has their calls of the model, without what was sent", async () => {
  const draftCandidateId = await draftOf(2);
  const call = { model: 'reader', version: '1', inputHash: 'abc', inputTokens: 3, outputTokens: 4 };
  await makeLoggedModelCall(kit.db, {
    draftCandidateId,
    supplierId: place.agency.id,
    userId: place.recruiter.id,
    at: kit.clock.now(),
    ...call,
  });
  expect(await asRecruiter(listOwnModelCalls)).toEqual([{ at: kit.clock.now().toISOString(), ...call }]);
});
