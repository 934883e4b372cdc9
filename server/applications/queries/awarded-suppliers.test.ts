import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBid, makeLot, makeLotResults } from '#server/bidding/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeMarketFixture, type MarketFixture } from '../factories.ts';
import { findAwardedSuppliers } from './awarded-suppliers.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const read = async (engagementId: string) => {
  const found = await kit.asSystem((scope) => findAwardedSuppliers(scope, engagementId));
  return found && [...found];
};

test('an engagement without lots is awarded by approval of the application alone', async () => {
  const { id } = await makeEngagement(kit.db, { clientId: market.client.id });
  expect(await read(id)).toBeUndefined();
});

test('only agencies with a final award count', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  await makeBid(kit, market.owner.id, lotId, '9500');
  await makeBid(kit, market.rivalOwner.id, lotId, '9400');
  expect(await read(auctionId)).toEqual([]);
  await makeLotResults(kit.db, lotId, { awarded: [market.rival.id] });
  expect(await read(auctionId)).toEqual([market.rival.id]);
  await kit.db.updateTable('lotResult').set({ state: 'standstill' }).where('talentRequestId', '=', lotId).execute();
  expect(await read(auctionId)).toEqual([]);
});
