import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { commentOnCandidate } from '../commands/comment-on-candidate.ts';
import { countComments } from './count-comments.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('only candidates with comments are counted, and only the given ones [K02]', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const make = () => makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const [first, second] = [await make(), await make(), await make()];
  for (const { id: candidateId } of [first, second]) {
    await kit.asClient(place.employer.id, (scope) =>
      commentOnCandidate(scope, { candidateId, text: 'Please send a reference.', isNote: false }),
    );
  }
  const count = (candidateIds?: string[]) =>
    kit.asAgency(place.recruiter.id, (scope) => countComments(scope, { candidateIds }));
  expect((await count()).map(({ candidateId }) => candidateId).toSorted()).toEqual([first.id, second.id].toSorted());
  expect(await count([second.id])).toEqual([{ candidateId: second.id, comment_count: 1, unread_count: 1 }]);
  expect(await count([])).toEqual([]);
});
