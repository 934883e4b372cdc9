import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { commentOnCandidate } from './comment-on-candidate.ts';
import { deleteComments } from './delete-comments.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the comments on an erased candidate are deleted with their thread', async () => {
  const { request, agency, recruiter } = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id });
  await kit.asAgency(recruiter.id, (scope) =>
    commentOnCandidate(scope, { candidateId, text: 'Recovering from surgery.', isNote: false }),
  );
  await kit.asSystem((scope) => deleteComments(scope, candidateId));
  expect(await kit.db.selectFrom('thread').select('id').where('candidateId', '=', candidateId).execute()).toEqual([]);
  expect(await kit.db.selectFrom('message').select('id').execute()).toEqual([]);
});
