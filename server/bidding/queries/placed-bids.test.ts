import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePlacedBid } from '../factories.ts';
import { readPlacedBid, findPlacedBids } from './placed-bids.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a placed bid is visible only to the agency that placed it', async () => {
  const { talentRequestId, engagementId } = market;
  const other = await makeTalentRequest(kit.db, { engagementId });
  const ask = (user: string) => kit.asAgency(user, (scope) => readPlacedBid(scope, { talentRequestId }));
  expect(await ask(market.owner.id)).toEqual({ talentRequestId, hasPlacedBid: false });
  await makePlacedBid(kit.db, { supplierId: market.agency.id, talentRequestId });
  expect(await ask(market.owner.id)).toEqual({ talentRequestId, hasPlacedBid: true });
  expect(await ask(market.rivalOwner.id)).toEqual({ talentRequestId, hasPlacedBid: false });
  const placed = await kit.asAgency(market.owner.id, (scope) => findPlacedBids(scope, [talentRequestId, other.id]));
  expect([...placed]).toEqual([talentRequestId]);
  const manager = await makeUser(kit.db, { tenantId: market.agency.id, role: 'account-manager' });
  expect(await kit.asAgency(manager.id, (scope) => findPlacedBids(scope, [talentRequestId]))).toEqual(new Set());
});
