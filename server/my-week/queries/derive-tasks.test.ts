import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeLot } from '#server/bidding/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { deriveTasks } from './derive-tasks.ts';
import { listMembers } from './members.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a task belongs to the assigned users who may do it, on a day of the requested time zone [W01]', async () => {
  const { owner, standard } = market;
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 12 });
  const tasks = (timeZone: string, userId = owner.id) =>
    kit.asAgency(userId, async (scope) => deriveTasks(scope, await listMembers(scope), { timeZone, whose: null }));
  await makeAssignment(kit.db, { engagementId: auctionId, userId: standard.id });
  const dueAt = '2026-11-20T16:01:00.000Z';
  expect(await tasks('UTC')).toMatchObject([
    { taskId: `place-bid:${lotId}`, dueAt, dueOn: '2026-11-20', people: [], engagement: { engagementId: auctionId } },
  ]);
  await makeAssignment(kit.db, { engagementId: auctionId, userId: owner.id });
  expect(await tasks('Australia/Melbourne')).toMatchObject([
    { dueOn: '2026-11-21', people: [{ userId: owner.id, name: 'Mara Ellingsen' }] },
  ]);
});
