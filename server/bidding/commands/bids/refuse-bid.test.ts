import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test('bids outside the rules of the lot are refused', async () => {
  const { market, bid } = auction;
  const lot = await auction.open({ ceiling: '9800', startPrice: '9700', minimumStep: '100' });
  expect(await bid(market.owner.id, lot, '9500.123')).toMatchObject({ code: 'bid-out-of-range' });
  expect(await bid(market.owner.id, lot, '9900')).toMatchObject({ code: 'above-ceiling' });
  expect(await bid(market.owner.id, lot, '9750')).toMatchObject({ code: 'above-start-price' });
  expect(await bid(market.owner.id, lot, '9700')).toMatchObject({ position: 1 });
  expect(await bid(market.owner.id, lot, '9650')).toMatchObject({ code: 'step-too-small' });
});

test('every refusal is noted for the agency alone, with the reason and without the amount', async () => {
  const { market, bid, history, server } = auction;
  const lot = await auction.open({ ceiling: '9800' });
  const { proof } = await bid(market.owner.id, lot, '9876.54');
  expect(await history(market.owner.id, lot)).toMatchObject([
    { status: 'refused', amount: null, reason: 'Your bid is above the ceiling.', proof },
  ]);
  expect(await history(market.rivalOwner.id, lot)).toEqual([]);
  const notes = await server.kit.db
    .selectFrom('bidNote')
    .selectAll()
    .where('talentRequestId', '=', lot.lotId)
    .execute();
  expect(JSON.stringify(notes)).not.toMatch(/\b9876\b/);
});
