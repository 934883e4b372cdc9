import { expect, test } from 'vitest';
import { areBidsHiddenFromEmployer, rankedBidders } from './bidder-list.ts';

const closedAt = new Date('2026-11-20T04:01:00Z');

test.each([
  [1, 'open', null, true],
  [1, 'closed', null, true],
  [1, 'closed', closedAt, false],
  [1, 'rebid', null, true],
  [1, 'awarded', closedAt, false],
  [2, 'open', null, false],
  [3, 'open', null, false],
] as const)('a lot of bid type %i that is %s, closed at %s, hides its bids: %s', (bidTypeId, state, at, hides) => {
  expect(areBidsHiddenFromEmployer({ bidTypeId }, { state, closedAt: at })).toBe(hides);
});

test('bids that count are listed by rank, the others after them in the order of receipt', () => {
  const bid = (bidder: string, comparable: string, status: 'valid' | 'withdrawn' | 'revoked', sequence: number) => ({
    bidder,
    status,
    amount: comparable,
    comparable,
    receivedAt: `2026-11-20T04:01:0${String(sequence)}.000000Z`,
    sequence,
  });
  const bids = [
    bid('a', '90', 'revoked', 2),
    bid('b', '120', 'valid', 3),
    bid('c', '80', 'withdrawn', 1),
    bid('d', '110', 'valid', 4),
  ];
  expect(rankedBidders({ bidTypeId: 2 }, bids).map(({ bid: { bidder }, position }) => [bidder, position])).toEqual([
    ['d', 1],
    ['b', 2],
    ['c', null],
    ['a', null],
  ]);
});
