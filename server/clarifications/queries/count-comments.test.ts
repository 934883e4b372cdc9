import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { commentOnCandidate } from '../commands/comment-on-candidate.ts';
import { markCommentsRead } from '../commands/mark-comments-read.ts';
import { countComments } from './count-comments.ts';
import { listComments } from './list-comments.ts';

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

test('the counts are those of the thread: with the notes of colleagues, without those of the employer [K02]', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const { id: colleague } = await makeUser(kit.db, { tenantId: place.agency.id });
  const asEmployer = (text: string, isNote: boolean) =>
    kit.asClient(place.employer.id, (scope) => commentOnCandidate(scope, { candidateId, text, isNote }));
  await asEmployer('Above the band.', true);
  const countsFor = (userId: string) =>
    kit.asAgency(userId, async (scope) => {
      const [counts] = await countComments(scope, { candidateIds: [candidateId] });
      const thread = await listComments(scope, { candidateId });
      if (!('comments' in thread)) throw new Error('The comments were refused.');
      expect([counts?.comment_count ?? 0, counts?.unread_count ?? 0]).toEqual([
        thread.comment_count,
        thread.unread_count,
      ]);
      return counts;
    });
  expect(await countsFor(place.recruiter.id)).toBeUndefined();

  await asEmployer('Please send a reference.', false);
  await kit.asAgency(colleague, (scope) =>
    commentOnCandidate(scope, { candidateId, text: 'Has another offer.', isNote: true }),
  );
  expect(await countsFor(place.recruiter.id)).toEqual({ candidateId, comment_count: 2, unread_count: 2 });
  expect(await countsFor(colleague)).toMatchObject({ unread_count: 0 });
  await kit.asAgency(place.recruiter.id, (scope) => markCommentsRead(scope, { candidateId }));
  expect(await countsFor(place.recruiter.id)).toMatchObject({ comment_count: 2, unread_count: 0 });
});
