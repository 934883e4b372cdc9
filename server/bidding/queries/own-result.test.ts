import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findOwnResult } from './own-result.ts';
import { decideObjection } from '../commands/decide-objection.ts';

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

const own = (userId: string, lotId: string) => kit.asAgency(userId, (scope) => findOwnResult(scope, lotId));

test('the current result comes before one that was set aside, and each agency reads only its own', async () => {
  const { auctionId, lotId } = await auction.lotInStandstill();
  expect(await own(market.owner.id, lotId)).toMatchObject({ supplierId: market.agency.id, hasObjected: false });
  const { objectionId } = (await auction.object(market.owner.id, lotId)) as { objectionId: string };
  expect(await own(market.owner.id, lotId)).toMatchObject({ hasObjected: true });
  await kit.asProvider(auction.staff, (scope) =>
    decideObjection(scope, { objectionId, decision: 'uphold', text: 'The reason was missing.' }),
  );
  expect(await own(market.owner.id, lotId)).toMatchObject({ state: 'set-aside', hasObjected: true });
  kit.clock.advance(1000);
  const reasons = { [market.rival.id]: 'The objection was right.' };
  await auction.award(auctionId, lotId, { to: [market.agency.id], reasons });
  expect(await own(market.owner.id, lotId)).toMatchObject({ state: 'standstill', isAwarded: true, hasObjected: false });
});
