import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeBid, makeLot } from '../factories.ts';
import { bidStatusOf, toBidHistory, listOwnBids, listOwnBidNotes } from './own-bids.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test('an agency has its own bids, newest first, also sealed ones with their amounts', async () => {
  const { lotId } = await makeLot(kit, market, { bidTypeId: 1 });
  await makeBid(kit, market.owner.id, lotId, '9500.50');
  await makeBid(kit, market.rivalOwner.id, lotId, '9400');
  const bids = await kit.asAgency(market.owner.id, (scope) => listOwnBids(scope, lotId));
  expect(bids).toMatchObject([{ amount: '9500.5', comparable: '9500.5' }]);
  const ranked = await makeLot(kit, market);
  await makeBid(kit, market.owner.id, ranked.lotId, '9500');
  await makeBid(kit, market.owner.id, ranked.lotId, '9400');
  const own = await kit.asAgency(market.owner.id, (scope) => listOwnBids(scope, ranked.lotId));
  expect(own.map(({ amount }) => amount)).toEqual(['9400', '9500']);
  expect(await kit.asAgency(market.owner.id, (scope) => listOwnBidNotes(scope, ranked.lotId))).toEqual([]);
});

test('the latest bid has the status of the standing bid, the others that of their last note', () => {
  const notes = [
    { bidId: 'second', kind: 'withdrawn' },
    { bidId: 'first', kind: 'confirmed' },
  ] as const;
  expect(bidStatusOf({ id: 'third' }, 'third', 'unconfirmed', notes)).toBe('unconfirmed');
  expect(bidStatusOf({ id: 'second' }, 'third', 'unconfirmed', notes)).toBe('withdrawn');
  expect(bidStatusOf({ id: 'first' }, 'third', 'unconfirmed', notes)).toBe('replaced');
});

test('the history has bids and notes by time, and refusals in words', () => {
  const note = { round: 1, proof: 'signed', byName: 'Mara Ellingsen' };
  const bid = {
    id: 'one',
    round: 1,
    sequence: 1,
    bidMethodId: 3,
    amount: '9500',
    comparable: '9500',
    rankThen: 2,
    receipt: 'receipt',
    placedByName: 'Mara Ellingsen',
    receivedAt: '2026-11-20T04:01:00.000002Z',
  };
  const rows = toBidHistory(
    [bid],
    [
      {
        ...note,
        id: 'refused',
        bidId: null,
        kind: 'refused',
        reason: 'above-ceiling',
        at: '2026-11-20T04:01:00.000001Z',
      },
      {
        ...note,
        id: 'revoked',
        bidId: 'one',
        kind: 'revoked',
        reason: 'No licence',
        at: '2026-11-20T04:01:00.000003Z',
      },
    ],
    'revoked',
  );
  expect(rows).toMatchObject([
    { entryId: 'revoked', status: 'revoked', amount: '9500', reason: 'No licence', positionThen: null },
    { entryId: 'one', status: 'revoked', positionThen: 2, reason: null, proof: 'receipt' },
    { entryId: 'refused', status: 'refused', amount: null, reason: 'Your bid is above the ceiling.' },
  ]);
});

test('a refused attempt and the act after it can have the same time; the later entry is still first', () => {
  const at = '2026-11-20T04:01:00.000003Z';
  const note = { round: 1, proof: 'signed', byName: 'Mara Ellingsen', bidId: null, reason: null, at };
  const entries = [
    { ...note, id: '01a2-first', kind: 'refused' },
    { ...note, id: '01a2-second', kind: 'withdrawn' },
  ] as const;
  for (const notes of [entries, entries.toReversed()])
    expect(toBidHistory([], notes, undefined).map(({ entryId }) => entryId)).toEqual(['01a2-second', '01a2-first']);
});
