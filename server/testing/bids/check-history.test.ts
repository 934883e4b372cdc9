import { expect, test } from 'vitest';
import { findHistoryFault, type BidRecord } from './check-history.ts';

const at = (second: number) => `2026-11-20T04:01:0${String(second)}.000000Z`;
const accepted = (position: number, leadingAmount: string) => ({ isAccepted: true, position, leadingAmount }) as const;
const refused = { isAccepted: false, code: 'bid-not-lower' } as const;
const bid = (agency: number, amount: string, second: number, answer: BidRecord['answer']): BidRecord => ({
  agency,
  amount,
  sentAt: second * 1000 - 100,
  answeredAt: second * 1000 + 100,
  at: at(second),
  answer,
});
const right = [
  bid(1, '90', 1, accepted(1, '90')),
  bid(2, '95', 2, accepted(2, '90')),
  bid(1, '91', 3, refused),
  bid(2, '90', 4, accepted(2, '90')),
  bid(2, '85', 5, accepted(1, '85')),
] as const;

test('a history of a lot that handles one bid at a time has no fault', () => {
  expect(findHistoryFault(right)).toBeUndefined();
  expect(findHistoryFault(right.toReversed())).toBeUndefined();
});

test.each([
  ['a wrong position', [right[0], { ...right[1], answer: accepted(1, '90') }], /instead of/],
  ['a wrong leading amount', [right[0], { ...right[1], answer: accepted(2, '95') }], /instead of/],
  [
    'a bid that was accepted without being lower',
    [...right.slice(0, 2), { ...right[2], answer: accepted(1, '91') }],
    /instead of/,
  ],
  ['a bid that was refused although lower', [right[0], { ...right[1], answer: refused }], /instead of/],
  ['two bids with one time', [right[0], { ...right[1], at: at(1) }], /same time/],
  [
    'a time before that of a bid that was already answered',
    [
      { ...right[1], at: at(0), answer: accepted(1, '95') },
      { ...right[0], answer: accepted(1, '90') },
    ],
    /answered before/,
  ],
])('finds %s', (_name, history, fault) => {
  expect(findHistoryFault(history)).toMatch(fault);
});
