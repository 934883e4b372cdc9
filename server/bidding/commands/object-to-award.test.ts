import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionMarket, codeOf, reasonsOf } from '#server/testing/auction-market.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';

let kit: TestKit;
let auction: AuctionMarket;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionMarket.create(kit);
  ({ market } = auction);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

test('an agency without a result cannot object', async () => {
  const { lotId } = await auction.closedLot();
  expect(codeOf(await auction.object(market.owner.id, lotId))).toBe('not-to-object');
  expect(reasonsOf(await auction.object(market.owner.id, lotId))).toEqual(['no-result']);
});
