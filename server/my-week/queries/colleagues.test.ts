import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeWeekTask } from '../factories.ts';
import { listColleagues } from './colleagues.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('every user sees the colleagues who can take over an own task [W01]', async () => {
  const { owner, standard } = market;
  const { id: taskId } = await makeWeekTask(kit.db, { userId: standard.id });
  const list = (userId: string) => kit.asAgency(userId, (scope) => listColleagues(scope, { taskId }));
  expect(await list(standard.id)).toEqual([
    { userId: owner.id, name: 'Mara Ellingsen', picture: null, can: { take: { allowed: true } } },
  ]);
  expect(await list(owner.id)).toBeInstanceOf(Refused);
});
