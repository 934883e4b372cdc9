import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture, outcomeCode, refusalReasonCodes } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { endStandstill } from './finalize-award.ts';

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

test('a standstill ends at 17:00 in the zone of the engagement, after the weekend; only then winners may submit', async () => {
  const { auctionId, lotId } = await auction.lotInStandstill();
  const [lot] = await auction.monitor(auctionId);
  expect(lot).toMatchObject({ state: 'standstill', standstillEndsAt: '2026-11-24T06:00:00.000Z' });
  expect(await auction.stageOf(auctionId)).toBe('bidding');
  expect(refusalReasonCodes(await auction.submit(market.rival, market.rivalOwner, lotId))).toEqual(['award-not-final']);
  auction.kit.clock.set(new Date('2026-11-24T05:59:59Z'));
  expect(await auction.finalize()).toEqual([]);
  auction.kit.clock.set(new Date('2026-11-24T06:00:00Z'));
  expect(await auction.finalize()).toEqual([lotId]);
  expect(await auction.finalize()).toEqual([]);
  expect(await auction.stateOf(lotId)).toBe('awarded');
  expect(outcomeCode(await auction.submit(market.rival, market.rivalOwner, lotId))).toBe('done');
  expect(refusalReasonCodes(await auction.object(market.owner.id, lotId))).toEqual(['no-result']);
});

test('a job that comes too early, or while Rolecall decides about an objection, does not end a standstill', async () => {
  const { lotId } = await auction.lotInStandstill();
  const end = () => kit.asSystem((scope) => endStandstill(scope, lotId));
  await end();
  expect(await auction.stateOf(lotId)).toBe('standstill');
  expect(outcomeCode(await auction.object(market.owner.id, lotId))).toBe('done');
  auction.kit.clock.set(new Date('2026-11-24T06:00:00Z'));
  await end();
  expect(await auction.stateOf(lotId)).toBe('standstill');
});
