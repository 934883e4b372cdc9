import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { supportReactions } from '#server/support/reactions.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { setLastActivity } from './factories.ts';
import { runRetention } from './jobs.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit({ reactions: supportReactions });
});
afterAll(() => kit.close());

test('the first run notifies, and the run after 30 days has the submissions of the people erased', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 3,
  });
  await setLastActivity(kit.db, id, new Date('2024-01-01T00:00:00Z'));
  const erasures = () => kit.db.selectFrom('erasure').select(['subjectId', 'askedBy']).execute();
  await runRetention(kit);
  expect(await erasures()).toEqual([]);
  kit.clock.set(new Date(kit.clock.now().getTime() + 30 * 86_400_000));
  await runRetention(kit);
  await runRetention(kit);
  expect(await erasures()).toEqual([{ subjectId: id, askedBy: null }]);
});
