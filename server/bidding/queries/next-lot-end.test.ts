import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLot } from '../factories.ts';
import { findNextLotEnd } from './next-lot-end.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:00:00Z')));

const endOf = (auctionId: string) => kit.asAgency(market.owner.id, (scope) => findNextLotEnd(scope, auctionId));

test('is the end of an open lot until it has passed', async () => {
  const { auctionId } = await makeLot(kit, market, { hours: 2 });
  expect(await endOf(auctionId)).toEqual(new Date('2026-11-20T06:00:00Z'));
  kit.clock.set(new Date('2026-11-20T06:00:00Z'));
  expect(await endOf(auctionId)).toBeNull();
});

test('leaves out lots that are paused or closed', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  const change = (set: object) => kit.db.updateTable('lot').set(set).where('talentRequestId', '=', lotId).execute();
  await change({ pausedAt: kit.clock.now() });
  expect(await endOf(auctionId)).toBeNull();
  await change({ pausedAt: null, state: 'rebid' });
  expect(await endOf(auctionId)).not.toBeNull();
  await change({ state: 'closed' });
  expect(await endOf(auctionId)).toBeNull();
});
