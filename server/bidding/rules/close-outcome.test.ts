import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeOutcome, tiedBids } from './close-outcome.ts';
import type { RankableBid } from './rank-bids.ts';

const rules = {
  awardTypeId: 1,
  awardLimit: null as number | null,
  ceiling: null as string | null,
  bidMethodId: 4,
  referenceAmount: null,
  hoursPerDay: null,
  minimumBids: 1,
  tieRule: 'rebid' as 'time' | 'rebid',
};
const several = { ...rules, awardTypeId: 2, awardLimit: 2 };

/** Creates one bid per amount, from the bidders a, b, c and so on, in the order of their receipt. */
const bidsOf = (...amounts: readonly (number | string)[]): readonly RankableBid[] =>
  amounts.map((amount, place) => ({
    bidder: String.fromCharCode(97 + place),
    comparable: String(amount),
    receivedAt: `2026-11-20T04:00:00.${String(place).padStart(6, '0')}Z`,
    sequence: place + 1,
  }));
const close = (
  some: typeof rules,
  bids: readonly RankableBid[],
  more: { isForTied?: boolean; wasReopened?: boolean } = {},
) => closeOutcome(some, 2, { bids, isForTied: false, wasReopened: false, ...more });
const tied = (some: typeof rules, ...amounts: readonly (number | string)[]): string =>
  tiedBids(some, 2, bidsOf(...amounts))
    .map(({ bidder }) => bidder)
    .join('');

describe('the minimum number of bids', () => {
  test('a lot without bids, or with fewer than its minimum, is unsuccessful', () => {
    expect(close(rules, [])).toEqual({ state: 'unsuccessful', reason: 'no-bids', canReopen: true });
    expect(close({ ...rules, minimumBids: 3 }, [])).toMatchObject({ reason: 'no-bids' });
    expect(close({ ...rules, minimumBids: 3 }, bidsOf(850, 840))).toEqual({
      state: 'unsuccessful',
      reason: 'too-few-bids',
      canReopen: true,
    });
    expect(close({ ...rules, minimumBids: 3 }, bidsOf(850, 840, 830))).toEqual({ state: 'closed' });
    expect(close(rules, bidsOf(850))).toEqual({ state: 'closed' });
  });

  test('bids above the ceiling do not count', () => {
    const low = { ...rules, ceiling: '845', minimumBids: 2 };
    expect(close(low, bidsOf(850, 840))).toMatchObject({ reason: 'too-few-bids' });
    expect(close(low, bidsOf(850, 860))).toMatchObject({ reason: 'no-bids' });
    expect(close(low, bidsOf(845, 840))).toEqual({ state: 'closed' });
  });

  test('a lot is reopened once, and needs its minimum again', () => {
    expect(close(rules, [], { wasReopened: true })).toMatchObject({ reason: 'no-bids', canReopen: false });
    expect(close({ ...rules, minimumBids: 2 }, bidsOf(850), { wasReopened: true })).toMatchObject({
      reason: 'too-few-bids',
      canReopen: false,
    });
    expect(close({ ...rules, minimumBids: 2 }, bidsOf(850, 840), { wasReopened: true })).toEqual({ state: 'closed' });
  });
});

describe('a tie', () => {
  test('concerns the last place of the award only', () => {
    expect(tied(rules, 840, '840.00', 850)).toBe('ab');
    expect(tied(rules, 830, 840, 840)).toBe('');
    expect(tied(several, 840, 840, 850)).toBe('');
    expect(tied(several, 830, 840, 850)).toBe('');
    expect(tied(several, 850, 830, 850)).toBe('ac');
    expect(tied(several, 840, 850, 840, 840)).toBe('acd');
  });

  test('needs more bids than places, all at or under the ceiling', () => {
    expect(tied(rules, 840)).toBe('');
    expect(tied(several, 840, 840)).toBe('');
    expect(tied({ ...rules, ceiling: '840' }, 840, 840)).toBe('ab');
    expect(tied({ ...rules, ceiling: '839' }, 840, 840)).toBe('');
  });

  test('cannot happen where all that qualify are awarded', () => {
    expect(tied({ ...rules, awardTypeId: 3, ceiling: '900' }, 840, 840)).toBe('');
  });

  test('starts a further round for the tied agencies, by the rule of the lot', () => {
    const bids = bidsOf(840, 840, 850);
    expect(close(rules, bids)).toEqual({ state: 'rebid', tied: bids.slice(0, 2) });
    expect(close({ ...rules, tieRule: 'time' }, bids)).toEqual({ state: 'closed' });
    expect(close(rules, bids, { wasReopened: true })).toMatchObject({ state: 'rebid' });
  });

  test('after a round that a tie had started is decided by time', () => {
    expect(close(rules, bidsOf(840, 840), { isForTied: true })).toEqual({ state: 'closed' });
  });

  test('of too few bids is unsuccessful', () => {
    expect(close({ ...rules, minimumBids: 3 }, bidsOf(840, 840))).toMatchObject({ state: 'unsuccessful' });
  });

  test('always has at least two bids of one value, of which not all can be awarded', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 10 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 2, max: 4 }), (given, limit) => {
        const outcome = tiedBids({ ...several, awardLimit: limit }, 2, bidsOf(...given));
        const sorted = given.toSorted((one, other) => one - other);
        const [last, next] = [sorted[limit - 1], sorted[limit]];
        const expected = last !== undefined && last === next ? sorted.filter((amount) => amount === last) : [];
        expect(outcome.map(({ comparable }) => Number(comparable))).toEqual(expected);
      }),
    );
  });
});
