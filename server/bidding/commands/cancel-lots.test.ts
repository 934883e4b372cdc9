import {
  cancelEngagementEndpoint,
  cancelRequestEndpoint,
  restoreRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuctionTest, type AuctionTest } from '#server/testing/bids/auction.ts';

let auction: AuctionTest;
beforeAll(async () => {
  auction = await createAuctionTest();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const hour = 3_600_000;
const reasons = { reasonId: 1, reasonText: '' };

test('a cancelled talent request cancels its lot, which continues when the request is restored', async () => {
  const { market, call, bid, read, server } = auction;
  const lot = await auction.open({ hours: 2 });
  await call(market.employer.id, cancelRequestEndpoint, { talentRequestId: lot.lotId, ...reasons });
  expect(await bid(market.owner.id, lot, '9500')).toMatchObject({
    code: 'not-open-to-you',
    reasons: [{ code: 'lot-cancelled' }],
  });
  expect(await read(market.owner.id, lot)).toMatchObject({ state: 'cancelled' });
  server.kit.clock.advance(5 * hour);
  await call(market.employer.id, restoreRequestEndpoint, { talentRequestId: lot.lotId });
  expect(await read(market.owner.id, lot)).toMatchObject({ state: 'open', endsAt: '2026-11-20T11:01:00.000Z' });
  expect(await bid(market.owner.id, lot, '9500')).toMatchObject({ position: 1 });
});

test('the end of an engagement cancels its lots', async () => {
  const { market, call, read } = auction;
  const lot = await auction.open();
  await call(market.employer.id, cancelEngagementEndpoint, { engagementId: lot.auctionId, ...reasons });
  expect(await read(market.owner.id, lot)).toMatchObject({ state: 'cancelled' });
});
