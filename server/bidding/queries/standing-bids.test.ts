import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeBid, makeLot } from '../factories.ts';
import { listStandingBids } from './standing-bids.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const read = (userId: string, ids: readonly string[]) => kit.asAgency(userId, (scope) => listStandingBids(scope, ids));

test('each agency finds its own standing bid marked, and no names of rivals', async () => {
  const { lotId } = await makeLot(kit, market);
  await makeBid(kit, market.owner.id, lotId, '9500');
  await makeBid(kit, market.rivalOwner.id, lotId, '9400');
  await makeBid(kit, market.owner.id, lotId, '9300');
  const bids = (await read(market.owner.id, [lotId])).get(lotId) ?? [];
  const amounts = bids.map(({ isOwn, amount }) => [isOwn, Number(amount)]);
  expect(amounts.toSorted(([, one], [, other]) => Number(one) - Number(other))).toEqual([
    [true, 9300],
    [false, 9400],
  ]);
  expect(JSON.stringify(bids)).not.toContain(market.rival.id);
});

test('a sealed lot reveals no amounts', async () => {
  const { lotId } = await makeLot(kit, market, { bidTypeId: 1 });
  await makeBid(kit, market.rivalOwner.id, lotId, '9400');
  expect((await read(market.owner.id, [lotId])).get(lotId)).toMatchObject([{ amount: null, comparable: null }]);
});

test('lots without bids are absent', async () => {
  const { lotId } = await makeLot(kit, market);
  expect((await read(market.owner.id, [lotId])).size).toBe(0);
  expect((await read(market.owner.id, [])).size).toBe(0);
});
