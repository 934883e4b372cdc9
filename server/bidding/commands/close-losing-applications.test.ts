import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture, outcomeCode, refusalReasonCodes } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { makeLot } from '../factories.ts';
import { openLots } from './open-lots.ts';

let kit: TestKit;
let auction: AuctionFixture;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
  ({ market } = auction);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

test('an award of two lots with different winners leaves both approved, each for its own request', async () => {
  const { auctionId, lotId } = await makeLot(auction.kit, market);
  const second = await makeTalentRequest(auction.kit.db, {
    engagementId: auctionId,
    lotRules: { bidMethodId: 3, referenceAmount: null, endsAt: new Date(auction.later(48)) },
  });
  await auction.kit.db.deleteFrom('lotLeaf').where('talentRequestId', '=', lotId).execute();
  await auction.kit.db.deleteFrom('lotBook').where('talentRequestId', '=', lotId).execute();
  await auction.kit.db.deleteFrom('lot').where('talentRequestId', '=', lotId).execute();
  await auction.kit.asSystem((scope) => openLots(scope, auctionId));
  const absent = await makeTenant(auction.kit.db);
  await makeApplication(auction.kit.db, { engagementId: auctionId, supplierId: absent.id });
  await auction.bid(market.owner.id, lotId, '9500');
  await auction.bid(market.rivalOwner.id, second.id, '9400');
  await auction.close(lotId);
  await auction.award(auctionId, lotId, { to: [market.agency.id] });
  expect(await auction.stageOf(auctionId)).toBe('fulfillment');
  expect(await auction.statusOf(auctionId, absent.id)).toBe(2);
  expect(outcomeCode(await auction.submit(market.agency, market.owner, lotId))).toBe('done');
  expect(refusalReasonCodes(await auction.submit(market.rival, market.rivalOwner, lotId))).toEqual(['not-awarded']);
  expect(refusalReasonCodes(await auction.submit(market.agency, market.owner, second.id))).toEqual(['award-not-final']);
  await auction.close(second.id);
  await auction.award(auctionId, second.id, { to: [market.rival.id] });
  expect(await auction.statusOf(auctionId, market.rival.id)).toBe(2);
  expect(await auction.statusOf(auctionId, market.agency.id)).toBe(2);
  expect(await auction.statusOf(auctionId, absent.id)).toBe(6);
});
