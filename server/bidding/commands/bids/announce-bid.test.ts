import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';
import { announceBid } from './announce-bid.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const announced = async (bidId: unknown) => {
  const { kit } = auction.server;
  const before = await kit.db.selectFrom('event').select('id').execute();
  await kit.asSystem((scope) => announceBid(scope, String(bidId)));
  return kit.db
    .selectFrom('event')
    .select(['kind', 'supplierId'])
    .where(
      'id',
      'not in',
      before.map(({ id }) => id),
    )
    .execute();
};

test('the agency that loses its place in the award is notified, without the name of the other', async () => {
  const { market, bid } = auction;
  const lot = await auction.open();
  await bid(market.owner.id, lot, '9500');
  const { bidId } = await bid(market.rivalOwner.id, lot, '9400');
  expect(await announced(bidId)).toEqual([{ kind: 'bid.position-lost', supplierId: market.agency.id }]);
  const higher = await auction.open();
  await bid(market.owner.id, higher, '9500');
  expect(await announced((await bid(market.rivalOwner.id, higher, '9600'))['bidId'])).toEqual([]);
});

test('an extension is announced to everyone', async () => {
  const { market, bid, server } = auction;
  const lot = await auction.open({ hours: 1 });
  server.kit.clock.advance(57 * 60_000);
  const { bidId, isExtended } = await bid(market.owner.id, lot, '9500');
  expect(isExtended).toBe(true);
  expect(await announced(bidId)).toEqual([{ kind: 'lot.extended', supplierId: null }]);
});

test('nothing of a sealed bid is announced', async () => {
  const { market, bid } = auction;
  const lot = await auction.open({ bidTypeId: 1 });
  await bid(market.owner.id, lot, '9500');
  expect(await announced((await bid(market.rivalOwner.id, lot, '9400'))['bidId'])).toEqual([]);
});
