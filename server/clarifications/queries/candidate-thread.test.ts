import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findCandidateThread, openCandidateThread } from './candidate-thread.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a candidate has one thread, which begins with the first comment of either side', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id } = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const openAs = (userId: string) =>
    kit.as(userId, async (scope) => {
      if (scope.side === 'provider') throw new Error('Rolecall takes no part.');
      const found = await findCandidateThread(scope, id);
      if (!found) throw new Error('The candidate is not there.');
      return [found.thread, (await openCandidateThread(scope, found)).id] as const;
    });
  const [before, threadId] = await openAs(place.recruiter.id);
  expect(before).toBeUndefined();
  expect((await openAs(place.employer.id))[1]).toBe(threadId);
});
