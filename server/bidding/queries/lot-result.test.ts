import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLot } from '../factories.ts';

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

test("before the publication there is no result, and only the agency's own bid is returned", async () => {
  const { lotId } = await auction.closedLot();
  const result = await auction.resultFor(market.owner.id, lotId);
  expect(result).toMatchObject({ resultState: null, isAwarded: false, position: null, awardedCount: 0, reason: null });
  expect(result.ownBid).toMatchObject({ bidAmount: '9500', status: 'valid' });
  expect(result.can.object.allowed).toBe(false);
});

test('an agency without a bid gets neither a result nor the head of the log', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  await auction.bid(market.rivalOwner.id, lotId, '9400');
  await auction.close(lotId);
  await auction.award(auctionId, lotId, { to: [market.rival.id] });
  expect(await auction.resultFor(market.owner.id, lotId)).toMatchObject({
    resultState: null,
    ownBid: null,
    finalHead: null,
  });
});

test('all bidders read the same head, the number of bidders only by the rules, and may object in the standstill', async () => {
  const { lotId } = await auction.lotInStandstill();
  const [lost, won] = [
    await auction.resultFor(market.owner.id, lotId),
    await auction.resultFor(market.rivalOwner.id, lotId),
  ];
  expect(lost).toMatchObject({ isAwarded: false, position: 2, bidderCount: null, resultState: 'standstill' });
  expect(won).toMatchObject({ isAwarded: true, position: 1, bidderCount: null });
  expect(lost.finalHead).not.toBeNull();
  expect(lost.finalHead).toEqual(won.finalHead);
  expect(lost.can.object).toEqual({ allowed: true });
  expect(JSON.stringify(lost)).not.toMatch(/\b9400\b/);
});
