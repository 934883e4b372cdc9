import { describe, expect, test } from 'vitest';
import type { AwardRules } from './awarded-bids.ts';
import { awardError, passedOverBids } from './award-validation.ts';
import type { RankableBid } from './rank-bids.ts';

const one: AwardRules = {
  awardTypeId: 1,
  awardLimit: null,
  ceiling: '900',
  bidMethodId: 4,
  referenceAmount: null,
  hoursPerDay: null,
};
const several: AwardRules = { ...one, awardTypeId: 2, awardLimit: 2 };
const all: AwardRules = { ...one, awardTypeId: 3 };

/** The bids a, b, c and d by rank; e is above the ceiling. */
const bids: readonly RankableBid[] = ['810', '820', '830', '840', '950'].map((comparable, place) => ({
  bidder: 'abcde'.charAt(place),
  comparable,
  receivedAt: `2026-11-20T04:00:0${String(9 - place)}.000000Z`,
  sequence: 9 - place,
}));

const errorOf = (
  rules: AwardRules,
  awarded: string,
  reasons = '',
  shares: readonly (number | null)[] = [],
  text = 'They know the site.',
) =>
  awardError(rules, 2, bids, {
    awarded: Array.from(awarded, (bidder, place) => ({ bidder, sharePercent: shares[place] ?? null })),
    reasons: Array.from(reasons, (bidder) => ({ bidder, text })),
  });
const over = (rules: AwardRules, awarded: string): string =>
  passedOverBids(rules, 2, bids, new Set(awarded))
    .map(({ bidder }) => bidder)
    .join('');

describe('passedOver', () => {
  test('lists the agencies that rank before an awarded one', () => {
    expect(over(one, 'a')).toBe('');
    expect(over(one, 'b')).toBe('a');
    expect(over(one, 'd')).toBe('abc');
    expect(over(several, 'ad')).toBe('bc');
  });

  test('lists the agencies that their rank would have awarded, although fewer are', () => {
    expect(over(several, 'ab')).toBe('');
    expect(over(several, 'a')).toBe('b');
    expect(over(several, 'b')).toBe('a');
    expect(over(all, 'abcd')).toBe('');
    expect(over(all, 'a')).toBe('bcd');
  });

  test('passes over every ranked agency up to the award limit if no one is awarded', () => {
    expect(over(one, '')).toBe('a');
    expect(over(several, '')).toBe('ab');
    expect(over(all, '')).toBe('abcd');
  });
});

describe('awardError', () => {
  test('an award by rank needs no reason', () => {
    expect(errorOf(one, 'a')).toBeUndefined();
    expect(errorOf(several, 'ab')).toBeUndefined();
    expect(errorOf(several, 'ba')).toBeUndefined();
    expect(errorOf(all, 'abcd')).toBeUndefined();
  });

  test('each agency that is passed over needs a reason', () => {
    expect(errorOf(one, 'c')).toBe('reason-missing');
    expect(errorOf(one, 'c', 'a')).toBe('reason-missing');
    expect(errorOf(one, 'c', 'ab')).toBeUndefined();
    expect(errorOf(one, 'c', 'ab', [], '  ')).toBe('reason-missing');
    expect(errorOf(one, '')).toBe('reason-missing');
    expect(errorOf(one, '', 'a')).toBeUndefined();
  });

  test('another agency that is not awarded may be given a reason', () => {
    expect(errorOf(one, 'a', 'bd')).toBeUndefined();
  });

  test('a reason for an awarded or unknown agency is refused', () => {
    expect(errorOf(one, 'a', 'a')).toBe('award-invalid');
    expect(errorOf(one, 'a', 'z')).toBe('award-invalid');
    expect(errorOf(one, 'a', 'e')).toBe('award-invalid');
  });

  test('only bidders at or under the ceiling can be awarded, each once', () => {
    expect(errorOf(one, 'e', 'abcd')).toBe('award-invalid');
    expect(errorOf(one, 'z', 'abcd')).toBe('award-invalid');
    expect(errorOf(several, 'aa', 'b')).toBe('award-invalid');
  });

  test('the number of awarded agencies is limited', () => {
    expect(errorOf(one, 'ab')).toBe('award-invalid');
    expect(errorOf(several, 'abc')).toBe('award-invalid');
    expect(errorOf(all, 'abc', 'd')).toBeUndefined();
  });

  test('shares are given for all or none, and sum to 100', () => {
    expect(errorOf(several, 'ab', '', [60, 40])).toBeUndefined();
    expect(errorOf(several, 'ab', '', [60, 39])).toBe('award-invalid');
    expect(errorOf(several, 'ab', '', [60, 41])).toBe('award-invalid');
    expect(errorOf(several, 'ab', '', [100, null])).toBe('award-invalid');
    expect(errorOf(one, 'a', '', [100])).toBeUndefined();
    expect(errorOf(one, 'a', '', [99])).toBe('award-invalid');
  });
});
