import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listComments } from '../queries/list-comments.ts';
import { commentOnCandidate } from './comment-on-candidate.ts';
import { markCommentsRead } from './mark-comments-read.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('comments are unread until the reader has seen them; a candidate without any has nothing to mark [K02]', async () => {
  const { request, agency, recruiter, employer } = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
  const mark = () => kit.asClient(employer.id, (scope) => markCommentsRead(scope, { candidateId }));
  expect(await mark()).toEqual({});
  await kit.asAgency(recruiter.id, (scope) =>
    commentOnCandidate(scope, { candidateId, text: 'Available from January.', isNote: false }),
  );
  const unread = () =>
    kit.asClient(employer.id, async (scope) => {
      const list = await listComments(scope, { candidateId });
      return list instanceof Refused ? undefined : [list.unread_count, list.readers.length];
    });
  expect(await unread()).toEqual([1, 0]);
  await mark();
  expect(await unread()).toEqual([0, 1]);
});
