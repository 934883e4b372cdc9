import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicationStatus } from '#contract/applications/states.ts';
import { listLotsEndpoint } from '#contract/bidding/endpoints.ts';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test('an agency that does not take part sees the clock and the rules, and nothing of the bids', async () => {
  const { market, bid, read, server } = auction;
  const lot = await auction.open({ bidTypeId: 3, showsBidderCount: true });
  await bid(market.owner.id, lot, '9500');
  await server.kit.db
    .updateTable('application')
    .set({ statusId: applicationStatus.revoked })
    .where('engagementId', '=', lot.auctionId)
    .where('supplierId', '=', market.rival.id)
    .execute();
  const nothing = { position: null, bidderCount: null, leadingAmount: null, ownBid: null, hasPlacedBid: false };
  expect(await read(market.rivalOwner.id, lot)).toMatchObject({ state: 'open', ...nothing });
  expect(await read(market.owner.id, lot)).toMatchObject({ position: 1, bidderCount: 1, leadingAmount: '9500' });
});

test('an agency reads its own bids only, a sealed one with its amount', async () => {
  const { market, bid, read, history } = auction;
  const lot = await auction.open({ bidTypeId: 1 });
  const { bidId, receipt } = await bid(market.owner.id, lot, '9500.50');
  await bid(market.rivalOwner.id, lot, '9100');
  expect(await history(market.owner.id, lot)).toMatchObject([{ entryId: bidId, amount: '9500.5', proof: receipt }]);
  expect(await read(market.owner.id, lot)).toMatchObject({
    ownBid: { bidId, bidAmount: '9500.5', bidCurrency: 'AUD', percentBase: null, status: 'valid' },
    maximumAmount: null,
  });
});

test('a percentage has its comparable value, and the largest amount that may follow', async () => {
  const { market, bid, read } = auction;
  const lot = await auction.open({ bidMethodId: 1, referenceAmount: '100000', minimumStep: '0.5', ceiling: '20' });
  expect(Number((await read(market.owner.id, lot)).maximumAmount)).toBe(20);
  await bid(market.owner.id, lot, '15');
  const { ownBid, maximumAmount } = await read(market.owner.id, lot);
  expect(ownBid).toMatchObject({ percentBase: '15', totalDayRateBid: '15000' });
  expect(Number(maximumAmount)).toBe(14.5);
});

test('the history shows the status of each bid', async () => {
  const { market, bid, withdraw, history, server } = auction;
  const lot = await auction.open();
  // The test clock must be advanced between actions, because otherwise their times, and so their order, would be
  // arbitrary.
  const acts = [
    () => bid(market.owner.id, lot, '9500'),
    () => bid(market.owner.id, lot, '9400'),
    () => bid(market.owner.id, lot, '9450'),
    () => withdraw(market.owner.id, lot),
    () => bid(market.owner.id, lot, '9600'),
  ];
  for (const act of acts) {
    await act();
    server.kit.clock.advance(1000);
  }
  expect((await history(market.owner.id, lot)).map(({ amount, status }) => `${String(amount)} ${status}`)).toEqual([
    '9600 valid',
    '9400 withdrawn',
    'null refused',
    '9400 withdrawn',
    '9500 replaced',
  ]);
});

test('a success fee has no lots', async () => {
  const { market, call } = auction;
  expect(await call(market.owner.id, listLotsEndpoint, { auctionId: market.engagementId })).toMatchObject({
    code: 'not-found',
  });
});
