import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { findOwnApplication, listApplicationStatuses } from './own-application.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.rival.id, statusId: 3 });
});
afterAll(() => kit.close());

test("an agency finds its own application and never a rival's", async () => {
  expect(
    await kit.asAgency(market.owner.id, (scope) => findOwnApplication(scope, market.engagementId)),
  ).toBeUndefined();
  const own = await kit.asAgency(market.rivalOwner.id, (scope) => findOwnApplication(scope, market.engagementId));
  expect(own?.statusId).toBe(3);
});

test('statuses are keyed by engagement; one without an application is absent', async () => {
  const ids = [market.engagementId];
  const rivals = await kit.asAgency(market.rivalOwner.id, (scope) => listApplicationStatuses(scope, ids));
  expect([...rivals]).toEqual([[market.engagementId, 3]]);
  const own = await kit.asAgency(market.owner.id, (scope) => listApplicationStatuses(scope, ids));
  expect([...own]).toEqual([]);
  expect((await kit.asAgency(market.owner.id, (scope) => listApplicationStatuses(scope, []))).size).toBe(0);
});
