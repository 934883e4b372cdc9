import { expect, test } from 'vitest';
import { awardResults } from './award-results.ts';

const bid = (bidder: string, comparable: string, status: 'valid' | 'withdrawn' | 'unconfirmed' = 'valid') => ({
  bidder,
  status,
  amount: comparable,
  comparable,
  receivedAt: `2026-11-20T04:01:0${bidder}.000000Z`,
  sequence: Number(bidder),
});

test('valid bids have their ranks, and reasons go to bidders without an award alone', () => {
  const bids = [
    bid('1', '100', 'withdrawn'),
    bid('2', '120'),
    bid('3', '110'),
    bid('4', '120'),
    bid('5', '90', 'unconfirmed'),
  ];
  const results = awardResults({ bidTypeId: 2 }, bids, {
    awarded: [{ bidder: '2', sharePercent: 100 }],
    reasons: [
      { bidder: '3', text: ' Too few nurses. ' },
      { bidder: '4', text: ' ' },
    ],
  });
  expect(results.map(({ bidder, position }) => [bidder, position])).toEqual([
    ['3', 1],
    ['2', 2],
    ['4', 3],
    ['1', null],
    ['5', null],
  ]);
  expect(results.slice(0, 3)).toEqual([
    { bidder: '3', position: 1, isAwarded: false, sharePercent: null, reason: 'Too few nurses.' },
    { bidder: '2', position: 2, isAwarded: true, sharePercent: 100, reason: null },
    { bidder: '4', position: 3, isAwarded: false, sharePercent: null, reason: null },
  ]);
});
