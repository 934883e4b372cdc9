import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const minute = 60_000;

test('a ranked bid can be withdrawn until an hour before the end, and a higher one placed', async () => {
  const { market, bid, withdraw, read, server } = auction;
  const lot = await auction.open({ hours: 2 });
  expect(await withdraw(market.owner.id, lot)).toMatchObject({
    code: 'bid-not-withdrawable',
    reasons: [{ code: 'no-bid' }],
  });
  await bid(market.owner.id, lot, '9500');
  const { proof } = await withdraw(market.owner.id, lot);
  expect(decodeJwt(String(proof))).toMatchObject({ lot: lot.lotId });
  expect(await read(market.owner.id, lot)).toMatchObject({ bidStatus: 'withdrawn', hasPlacedBid: false, ownBid: null });
  await bid(market.owner.id, lot, '9900');
  expect(await read(market.owner.id, lot)).toMatchObject({ withdrawableUntil: '2026-11-20T05:01:00.000Z' });
  server.kit.clock.advance(60 * minute);
  expect(await withdraw(market.owner.id, lot)).toMatchObject({ reasons: [{ code: 'withdrawal-passed' }] });
});

test('a sealed bid can be withdrawn for ten minutes, and then placed again', async () => {
  const { market, bid, withdraw, server } = auction;
  const lot = await auction.open({ bidTypeId: 1 });
  await bid(market.owner.id, lot, '9500');
  expect(await withdraw(market.owner.id, lot)).toHaveProperty('proof');
  expect(await bid(market.owner.id, lot, '9600')).toHaveProperty('receipt');
  server.kit.clock.advance(11 * minute);
  expect(await withdraw(market.owner.id, lot)).toMatchObject({ code: 'bid-not-withdrawable' });
});
