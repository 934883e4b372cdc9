import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeWeekTask } from '../factories.ts';
import { findOwnTask } from './open-tasks.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('only the tasks of the caller are found', async () => {
  const { engagementId, owner, standard } = market;
  await makeAssignment(kit.db, { engagementId, userId: owner.id });
  const { id } = await makeWeekTask(kit.db, { userId: standard.id });
  const find = async (taskId: string, userId: string) =>
    (await kit.asAgency(userId, (scope) => findOwnTask(scope, taskId)))?.needs;
  expect(await find(`apply:${engagementId}`, owner.id)).toBe('Application Stage=Submit Application Request');
  expect(await find(`apply:${engagementId}`, standard.id)).toBeUndefined();
  expect(await find(id, standard.id)).toBeNull();
  expect(await find(id, owner.id)).toBeUndefined();
});
