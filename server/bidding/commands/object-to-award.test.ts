import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture, outcomeCode, refusalReasonCodes } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { setAwardAside } from './set-results-aside.ts';

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

test('an agency without a result cannot object', async () => {
  const { lotId } = await auction.closedLot();
  expect(outcomeCode(await auction.object(market.owner.id, lotId))).toBe('not-to-object');
  expect(refusalReasonCodes(await auction.object(market.owner.id, lotId))).toEqual(['no-result']);
});

test('an agency objects to its result once', async () => {
  const { lotId } = await auction.lotInStandstill();
  expect(outcomeCode(await auction.object(market.owner.id, lotId))).toBe('done');
  const again = await auction.object(market.owner.id, lotId);
  expect([outcomeCode(again), ...refusalReasonCodes(again)]).toEqual(['not-to-object', 'has-objected']);
});

test('an agency cannot object to a result that was set aside, and objects to the next one', async () => {
  const { auctionId, lotId } = await auction.lotInStandstill();
  expect(outcomeCode(await auction.object(market.owner.id, lotId))).toBe('done');
  const lot = { talentRequestId: lotId, engagementId: auctionId, clientId: market.client.id };
  await kit.asSystem((scope) => setAwardAside(scope, lot));
  expect(refusalReasonCodes(await auction.object(market.owner.id, lotId))).toEqual(['no-result']);
  await auction.award(auctionId, lotId, { to: [market.rival.id] });
  expect(outcomeCode(await auction.object(market.owner.id, lotId))).toBe('done');
});
