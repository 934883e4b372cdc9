import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { setLastActivity } from './factories.ts';
import { runRetention } from './jobs.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the first run notifies, and the run after 30 days erases, once', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    statusId: 3,
  });
  await setLastActivity(kit.db, id, new Date('2024-01-01T00:00:00Z'));
  const events = async () => {
    const rows = await kit.db.selectFrom('event').select(['kind', 'data']).orderBy('sequence').execute();
    return rows.filter(({ kind }) => kind.startsWith('person.'));
  };
  await runRetention(kit);
  expect(await events()).toMatchObject([{ kind: 'person.retention-due', data: { people: 1 } }]);
  kit.clock.set(new Date(kit.clock.now().getTime() + 30 * 86_400_000));
  await runRetention(kit);
  await runRetention(kit);
  expect((await events()).slice(1)).toMatchObject([{ kind: 'person.erased', data: { candidateIds: [id] } }]);
});
