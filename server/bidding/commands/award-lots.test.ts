import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture, outcomeCode, refusalReasonCodes } from '#server/testing/auction-fixture.ts';
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

test('an award by rank without a standstill is final at once: the winner submits at its fee, the loser is Not Selected', async () => {
  const { auctionId, lotId } = await auction.closedLot();
  expect(outcomeCode(await auction.award(auctionId, lotId, { to: [market.rival.id] }))).toBe('done');
  expect(await auction.stateOf(lotId)).toBe('awarded');
  expect(await auction.stageOf(auctionId)).toBe('fulfillment');
  expect(await auction.statusOf(auctionId, market.rival.id)).toBe(2);
  expect(await auction.statusOf(auctionId, market.agency.id)).toBe(6);
  expect(await auction.submit(market.rival, market.rivalOwner, lotId)).toMatchObject({ agencyFee: '9400.00' });
  expect(refusalReasonCodes(await auction.submit(market.agency, market.owner, lotId))).toEqual([
    'application-not-approved',
  ]);
});

test('an award passes over a better bid only with a reason, which that bidder reads without the amounts of others', async () => {
  const { auctionId, lotId } = await auction.closedLot();
  expect(outcomeCode(await auction.award(auctionId, lotId, { to: [market.agency.id] }))).toBe('reason-missing');
  expect(outcomeCode(await auction.award(auctionId, lotId, { to: [market.agency.id, market.rival.id] }))).toBe(
    'award-invalid',
  );
  const reasons = { [market.rival.id]: 'Two people left early.' };
  expect(outcomeCode(await auction.award(auctionId, lotId, { to: [market.agency.id], reasons }))).toBe('done');
  const lost = await auction.resultFor(market.rivalOwner.id, lotId);
  expect(lost).toMatchObject({
    isAwarded: false,
    position: 1,
    bidderCount: null,
    awardedCount: 1,
    reason: 'Two people left early.',
    resultState: 'final',
  });
  expect(JSON.stringify(lost)).not.toMatch(/\b9500\b/);
  expect(await auction.resultFor(market.owner.id, lotId)).toMatchObject({ isAwarded: true, position: 2, reason: null });
});

test('an award to several agencies has shares that make up the whole, and to all that qualify has no limit', async () => {
  const several = await auction.closedLot({ awardTypeId: 2, awardLimit: 2, showsBidderCount: true });
  const to = [market.rival.id, market.agency.id];
  expect(outcomeCode(await auction.award(several.auctionId, several.lotId, { to, shares: [60, 30] }))).toBe(
    'award-invalid',
  );
  expect(outcomeCode(await auction.award(several.auctionId, several.lotId, { to, shares: [60, 40] }))).toBe('done');
  const stored = await auction.kit.db
    .selectFrom('lotResult')
    .select(['sharePercent', 'bidderCount', 'feeAmount', 'feeTypeId'])
    .where('talentRequestId', '=', several.lotId)
    .orderBy('position')
    .execute();
  expect(stored).toEqual([
    { sharePercent: 60, bidderCount: 2, feeAmount: '9400.00', feeTypeId: 3 },
    { sharePercent: 40, bidderCount: 2, feeAmount: '9500.00', feeTypeId: 3 },
  ]);
  const all = await auction.closedLot({ awardTypeId: 3, ceiling: '10000' });
  expect(outcomeCode(await auction.award(all.auctionId, all.lotId, { to }))).toBe('done');
  expect(await auction.stateOf(all.lotId)).toBe('awarded');
});

test('an award is refused before the close, after the results, and for a rate without contracted time', async () => {
  const open = await makeLot(auction.kit, market);
  expect(refusalReasonCodes(await auction.award(open.auctionId, open.lotId, { to: [] }))).toEqual([
    'bidding-not-closed',
  ]);
  const done = await auction.closedLot();
  await auction.award(done.auctionId, done.lotId, { to: [market.rival.id] });
  expect(refusalReasonCodes(await auction.award(done.auctionId, done.lotId, { to: [market.rival.id] }))).toEqual([
    'results-published',
  ]);
  const rate = await auction.closedLot({ bidMethodId: 4 });
  const rateAward = () => auction.award(rate.auctionId, rate.lotId, { to: [market.rival.id] });
  expect(outcomeCode(await rateAward())).toBe('not-to-award');
  expect(refusalReasonCodes(await rateAward())).toEqual(['contracted-time-missing']);
});
