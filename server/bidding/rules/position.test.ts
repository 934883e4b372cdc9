import { expect, test } from 'vitest';
import type { LotState } from '#contract/bidding/states.ts';
import { biddersWithChangedPosition, bidderPosition, rankLot, type PlacedBid, type PositionRules } from './position.ts';

const ranked: PositionRules = {
  bidTypeId: 2,
  showsBidderCount: false,
  awardTypeId: 1,
  awardLimit: null,
  ceiling: null,
  bidMethodId: 3,
  referenceAmount: null,
  hoursPerDay: null,
};
const open = { ...ranked, bidTypeId: 3 };
const sealed = { ...ranked, bidTypeId: 1 };
const bid = (bidder: string, amount: string, more: Partial<PlacedBid> = {}): PlacedBid => ({
  bidder,
  status: 'valid',
  amount,
  comparable: amount,
  receivedAt: '2026-11-20T04:01:00.000000Z',
  sequence: bidder.charCodeAt(0),
  ...more,
});
const bids = [bid('a', '90.0000'), bid('b', '80.0000')];
const of = (rules: PositionRules, bidder: string | undefined, given = bids, state: LotState = 'open') =>
  bidderPosition(rankLot(rules, 2, state, given), bidder);

test('a bidder sees its own position, and the leading amount in an open ranked lot only', () => {
  expect(of(ranked, 'a')).toEqual({ position: 2, bidderCount: null, leadingAmount: null, isInAward: false });
  expect(of(open, 'b')).toEqual({ position: 1, bidderCount: null, leadingAmount: '80', isInAward: true });
  expect(of(open, undefined)).toMatchObject({ position: null, leadingAmount: '80', isInAward: null });
});

test('the number of valid bidders is shown only by the rule', () => {
  const withdrawn = [...bids, bid('c', '70', { status: 'withdrawn' })];
  expect(of({ ...ranked, showsBidderCount: true }, 'a', withdrawn).bidderCount).toBe(2);
});

test('a sealed lot has no positions until it is closed and opened', () => {
  expect(of(sealed, 'a').position).toBeNull();
  expect(of(sealed, 'a', bids, 'closed').position).toBe(2);
  expect(of(sealed, 'a', [bid('a', '90', { amount: null, comparable: null })], 'closed').position).toBeNull();
});

test('nobody has a position in a cancelled lot, whatever its bid type', () => {
  for (const rules of [ranked, open, sealed])
    for (const bidder of ['a', 'b', undefined])
      expect(of(rules, bidder, bids, 'cancelled')).toMatchObject({
        position: null,
        leadingAmount: null,
        isInAward: null,
      });
});

test('only bidders that see a difference have changed positions', () => {
  const changed = (rules: PositionRules, after: PlacedBid[]) => {
    const { bidders, isForAll } = biddersWithChangedPosition(
      rankLot(rules, 2, 'open', bids),
      rankLot(rules, 2, 'open', after),
    );
    return [[...bidders].toSorted((one, other) => (one < other ? -1 : 1)).join(''), isForAll];
  };
  expect(changed(ranked, [...bids, bid('c', '85')])).toEqual(['ac', false]);
  expect(changed(ranked, [...bids, bid('c', '95')])).toEqual(['c', false]);
  expect(changed(open, [...bids, bid('c', '70')])).toEqual(['abc', true]);
  expect(changed(sealed, [...bids, bid('c', '70')])).toEqual(['', false]);
  expect(changed({ ...sealed, showsBidderCount: true }, [...bids, bid('c', '70')])).toEqual(['abc', true]);
});

test('positions of many bidders are compared without ranking them for each', () => {
  const reads = new Map<string, number>();
  const counted = (one: PlacedBid): PlacedBid => ({
    ...one,
    get comparable() {
      reads.set(one.bidder, (reads.get(one.bidder) ?? 0) + 1);
      return one.amount;
    },
  });
  const many = Array.from({ length: 100 }, (_, at) => counted(bid(`bidder ${String(at)}`, String(200 - at))));
  const { bidders } = biddersWithChangedPosition(
    rankLot(open, 2, 'open', many.slice(0, 99)),
    rankLot(open, 2, 'open', many),
  );
  expect(bidders.size).toBe(100);
  expect(Math.max(...reads.values())).toBe(2);
});
