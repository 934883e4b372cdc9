import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmBidEndpoint } from '#contract/bidding/endpoints.ts';
import { createAuctionTest, type AuctionTest } from '#server/testing/bids/auction.ts';
import { unconfirmLot } from '../../factories.ts';

let auction: AuctionTest;
beforeAll(async () => {
  auction = await createAuctionTest();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test('only an unconfirmed bid can be confirmed, once', async () => {
  const { market, bid, confirm, history, server } = auction;
  const lot = await auction.open();
  expect(await confirm(market.owner.id, lot)).toMatchObject({
    code: 'nothing-to-confirm',
    reasons: [{ code: 'no-bid' }],
  });
  await bid(market.owner.id, lot, '9500');
  await unconfirmLot(server.kit, lot.lotId);
  const { proof } = await confirm(market.owner.id, lot);
  expect(decodeProtectedHeader(String(proof)).typ).toBe('rolecall-confirmation');
  expect(await confirm(market.owner.id, lot)).toMatchObject({ reasons: [{ code: 'bid-confirmed' }] });
  expect((await history(market.owner.id, lot)).map(({ status }) => status)).toEqual(['valid', 'valid']);
});

test('a confirmation names the version of the rules that the agency has read', async () => {
  const { market, bid, call, server } = auction;
  const lot = await auction.open();
  await bid(market.owner.id, lot, '9500');
  await unconfirmLot(server.kit, lot.lotId);
  const input = { talentRequestId: lot.lotId, rulesVersion: 2 };
  expect(await call(market.owner.id, confirmBidEndpoint, input)).toMatchObject({ code: 'rules-changed' });
});

test('a bid above a new ceiling cannot be confirmed, since it would not count: above-ceiling', async () => {
  const { market, bid, confirm, server } = auction;
  const lot = await auction.open();
  await bid(market.owner.id, lot, '9500');
  await unconfirmLot(server.kit, lot.lotId);
  await server.kit.db
    .updateTable('lotRules')
    .set({ ceiling: '9000' })
    .where('talentRequestId', '=', lot.lotId)
    .execute();
  expect(await confirm(market.owner.id, lot)).toMatchObject({ code: 'above-ceiling' });
});
