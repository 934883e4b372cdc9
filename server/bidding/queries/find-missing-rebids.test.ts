import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeBid, makeLot, unconfirmLotBids } from '../factories.ts';
import { findMissingRebids, excludeAgenciesMissingRebids } from './find-missing-rebids.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

/** Creates a lot in its second round, with bids from the first. */
const lotInSecondRound = async (isForTied = false) => {
  const lot = await makeLot(kit, market);
  await makeBid(kit, market.owner.id, lot.lotId, '9500');
  await makeBid(kit, market.rivalOwner.id, lot.lotId, '9400');
  await kit.db
    .updateTable('lot')
    .set({ state: 'rebid', round: 2, isForTied })
    .where('talentRequestId', '=', lot.lotId)
    .execute();
  const suppliers = (scope: Scope) =>
    findMissingRebids(scope, lot.auctionId).then((rows) => rows.map(({ supplierId }) => supplierId).toSorted());
  const both = [market.agency.id, market.rival.id].toSorted();
  return { ...lot, suppliers, both };
};

test('a lot awaits new bids from the agencies with a bid of an earlier round, unless it was withdrawn', async () => {
  const { lotId, auctionId, suppliers, both } = await lotInSecondRound();
  expect(await kit.asSystem(suppliers)).toEqual(both);
  await unconfirmLotBids(kit, lotId);
  expect(await kit.asSystem(suppliers)).toEqual(both);
  await makeBid(kit, market.owner.id, lotId, '9300');
  expect(await kit.asSystem(suppliers)).toEqual([market.rival.id]);
  expect(await kit.asSystem((scope) => excludeAgenciesMissingRebids(scope, auctionId, both))).toEqual([
    market.agency.id,
  ]);
  await kit.db
    .updateTable('standingBid')
    .set({ status: 'withdrawn' })
    .where('supplierId', '=', market.rival.id)
    .where('talentRequestId', '=', lotId)
    .execute();
  expect(await kit.asSystem(suppliers)).toEqual([]);
});

test('a round for tied agencies awaits the bids of these alone, and another state of a lot none', async () => {
  const { lotId, suppliers } = await lotInSecondRound(true);
  await kit.db
    .updateTable('standingBid')
    .set({ tiedInRound: 2 })
    .where('supplierId', '=', market.agency.id)
    .where('talentRequestId', '=', lotId)
    .execute();
  expect(await kit.asSystem(suppliers)).toEqual([market.agency.id]);
  await kit.db.updateTable('lot').set({ state: 'closed' }).where('talentRequestId', '=', lotId).execute();
  expect(await kit.asSystem(suppliers)).toEqual([]);
});

test('an agency only reads whether its own bid is awaited, and another employer reads nothing', async () => {
  const { suppliers, both } = await lotInSecondRound();
  expect(await kit.asClient(market.employer.id, suppliers)).toEqual(both);
  expect(await kit.asAgency(market.owner.id, suppliers)).toEqual([market.agency.id]);
  expect(await kit.asClient(market.otherEmployer.id, suppliers)).toEqual([]);
});
