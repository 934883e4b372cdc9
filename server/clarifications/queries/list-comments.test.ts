import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listComments } from './list-comments.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a candidate without comments has an empty list, with the rights of the caller [K02]', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  expect(await kit.asAgency(place.recruiter.id, (scope) => listComments(scope, { candidateId }))).toMatchObject({
    candidateId,
    comment_count: 0,
    unread_count: 0,
    readers: [],
    comments: [],
    can: { comment: { allowed: true }, note: { allowed: true } },
  });
});
