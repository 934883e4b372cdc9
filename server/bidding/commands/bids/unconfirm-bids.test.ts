import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';
import { closeLot, unconfirmLotBids } from '../../factories.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test('a change of terms needs each bid confirmed, and leaves a day for it', async () => {
  const { market, bid, read, confirm, server } = auction;
  const lot = await auction.open({ hours: 2 });
  await bid(market.owner.id, lot, '9500');
  await bid(market.rivalOwner.id, lot, '9400');
  await unconfirmLotBids(server.kit, lot.lotId);
  expect(await read(market.owner.id, lot)).toMatchObject({
    bidStatus: 'unconfirmed',
    position: null,
    endsAt: '2026-11-21T04:01:00.000Z',
    can: { confirmBid: { allowed: true } },
  });
  expect(await confirm(market.owner.id, lot)).toMatchObject({ position: 1, isInAward: true });
  // A bid that was not confirmed may be replaced by a higher bid.
  expect(await bid(market.rivalOwner.id, lot, '9700')).toMatchObject({ position: 2 });
});

test('an end that is more than a day ahead does not move', async () => {
  const { market, read, server } = auction;
  const lot = await auction.open({ hours: 25 });
  await unconfirmLotBids(server.kit, lot.lotId);
  expect(await read(market.owner.id, lot)).toMatchObject({ endsAt: '2026-11-21T05:01:00.000Z' });
});

test('a lot whose end has passed keeps its bids, although the job that closes it has not run', async () => {
  const { market, bid, read, server } = auction;
  const { kit } = server;
  const lot = await auction.open({ hours: 2 });
  await bid(market.owner.id, lot, '9500');
  kit.clock.advance(2 * 3_600_000);
  await unconfirmLotBids(kit, lot.lotId);
  await kit.asSystem((scope) => closeLot(scope, lot.lotId));
  expect(await read(market.owner.id, lot)).toMatchObject({ bidStatus: 'valid', endsAt: '2026-11-20T06:01:00.000Z' });
});
