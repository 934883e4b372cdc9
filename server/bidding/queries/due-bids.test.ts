import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeBid, makeLot, unconfirmLotBids } from '../factories.ts';
import { listMissingBids, listOpenLots } from './due-bids.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:00:00Z')));

const due = (auctionId: string, userId = market.owner.id) =>
  kit.asAgency(userId, (scope) => listMissingBids(scope, [auctionId]));
const needs = async (auctionId: string) => (await due(auctionId)).map(({ need }) => need);

test('a lot without a bid of the agency is due until its end', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  const endsAt = new Date('2026-11-20T06:00:00Z');
  expect(await due(auctionId)).toMatchObject([
    { talentRequestId: lotId, engagementId: auctionId, endsAt, need: 'bid' },
  ]);
  kit.clock.set(endsAt);
  expect(await due(auctionId)).toEqual([]);
  expect(await kit.asAgency(market.owner.id, (scope) => listMissingBids(scope, []))).toEqual([]);
});

test('it is done by a bid, due again when the terms change, and not affected by bids of rivals', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  await makeBid(kit, market.rivalOwner.id, lotId, '9000.00');
  expect(await needs(auctionId)).toEqual(['bid']);
  await makeBid(kit, market.owner.id, lotId, '8000.00');
  expect(await needs(auctionId)).toEqual([]);
  await unconfirmLotBids(kit, lotId);
  expect(await needs(auctionId)).toEqual(['confirm']);
});

test('a new round needs a new bid, and a paused lot none', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  await makeBid(kit, market.owner.id, lotId, '8000.00');
  const change = (set: object) => kit.db.updateTable('lot').set(set).where('talentRequestId', '=', lotId).execute();
  await change({ state: 'rebid', round: 2 });
  expect(await needs(auctionId)).toEqual(['rebid']);
  await change({ pausedAt: kit.clock.now() });
  expect(await needs(auctionId)).toEqual([]);
});

test('an open lot stays open for the agency after its bid, and is none for an agency that cannot bid', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  const open = (userId: string) => kit.asAgency(userId, (scope) => listOpenLots(scope, [auctionId]));
  await makeBid(kit, market.owner.id, lotId, '8000.00');
  expect(await open(market.owner.id)).toMatchObject([{ talentRequestId: lotId, need: null }]);
  await kit.db.updateTable('application').set({ statusId: 4 }).where('engagementId', '=', auctionId).execute();
  expect(await open(market.rivalOwner.id)).toEqual([]);
});
