import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeBidEndpoint } from '#contract/bidding/endpoints.ts';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());

test('a bid keeps the others waiting for four statements: one saves it, its event, its response and the commit', async () => {
  const { market, server } = auction;
  const lot = await auction.open();
  await auction.bid(market.owner.id, lot, '9500');
  const key = randomUUID();
  const input = { talentRequestId: lot.lotId, bidAmount: '9400', rulesVersion: 1 };
  expect(await server.call(market.owner.id, placeBidEndpoint, input, { key })).toMatchObject({ status: 200 });
  const statements = server.statements();
  const lock = statements.findIndex((text) => text.includes('app.lock_lot'));
  expect(statements.slice(lock + 1).map((text) => text.slice(0, 26))).toEqual([
    'select app.record_bid($1::',
    'insert into "event" ("id",',
    'select app.idempotency_fin',
    'commit',
  ]);
});
