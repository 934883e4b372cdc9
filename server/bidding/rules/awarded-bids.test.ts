import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awardLimit, awardedBids, affectsAward, qualifyingBids, type AwardRules } from './awarded-bids.ts';
import type { RankableBid } from './rank-bids.ts';

const one: AwardRules = {
  awardTypeId: 1,
  awardLimit: null,
  ceiling: null,
  bidMethodId: 4,
  referenceAmount: null,
  hoursPerDay: null,
};
const several: AwardRules = { ...one, awardTypeId: 2, awardLimit: 2 };
const all: AwardRules = { ...one, awardTypeId: 3, ceiling: '900.0000' };

/** Parses bids such as 'a850 b840', listed in the order of receipt. */
const bidsOf = (text: string): readonly RankableBid[] =>
  text.split(' ').flatMap((part, place) =>
    part === ''
      ? []
      : [
          {
            bidder: part.slice(0, 1),
            comparable: part.slice(1),
            receivedAt: `2026-11-20T04:00:${String(place).padStart(2, '0')}.000000Z`,
            sequence: place + 1,
          },
        ],
  );
const names = (bids: readonly RankableBid[]): string => bids.map(({ bidder }) => bidder).join('');
const awarded = (rules: AwardRules, text: string): string => names(awardedBids(rules, 2, bidsOf(text)));

test('one agency, the first n, or all at or under the ceiling are awarded, by rank', () => {
  expect(awarded(one, 'a850 b840 c860')).toBe('b');
  expect(awarded(several, 'a850 b840 c860')).toBe('ba');
  expect(awarded(several, 'a850')).toBe('a');
  expect(awarded(all, 'a850 b840 c900 d900.01')).toBe('bac');
  expect(awarded(one, '')).toBe('');
  expect([one, several, all].map(awardLimit)).toEqual([1, 2, null]);
});

test('no bid above the ceiling is awarded, which is compared by the same value as the bids', () => {
  expect(awarded({ ...one, ceiling: '845' }, 'a850 b860')).toBe('');
  expect(awarded({ ...several, ceiling: '845' }, 'a850 b840 c860')).toBe('b');
  const percent: AwardRules = { ...all, bidMethodId: 1, referenceAmount: '100000.00', ceiling: '15.0000' };
  expect(names(qualifyingBids(percent, 2, bidsOf('a15000.00 b15000.01')))).toBe('a');
  const hourly: AwardRules = { ...all, bidMethodId: 5, hoursPerDay: '8.00', ceiling: '100.0000' };
  expect(names(qualifyingBids(hourly, 2, bidsOf('a800.00 b800.01')))).toBe('a');
});

test('a bid changes the award if another agency leads, enters the first n, or qualifies', () => {
  const changes = (rules: AwardRules, before: string, after: string): boolean =>
    affectsAward(rules, 2, bidsOf(before), bidsOf(after));
  expect(changes(one, 'a850', 'a850 b840')).toBe(true);
  expect(changes(one, '', 'a850')).toBe(true);
  expect(changes(one, 'a850', 'a850 b850')).toBe(false);
  expect(changes(one, 'a850 b860', 'b860 a840')).toBe(false);
  // Two agencies swap places within the award.
  expect(changes(several, 'a840 b850 c860', 'a840 c860 b830')).toBe(false);
  expect(changes(several, 'a840 b850 c860', 'a840 b850 c845')).toBe(true);
  expect(changes(all, 'a840', 'a840 b900')).toBe(true);
  expect(changes(all, 'a840 b900', 'a840 b800')).toBe(false);
  // The award loses an agency, as after a withdrawal.
  expect(changes(several, 'a840 b850', 'a840')).toBe(true);
});

test('a bid that is not lower than any awarded one changes nothing once the places are taken', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.nat(60), fc.integer({ min: 2, max: 3 }), (given, added, limit) => {
      const rules = { ...several, awardLimit: limit };
      const before = given.map((amount, place) => `${String.fromCharCode(97 + place)}${String(amount)}`).join(' ');
      const last = Number(awardedBids(rules, 2, bidsOf(before)).at(-1)?.comparable);
      expect(affectsAward(rules, 2, bidsOf(before), bidsOf(`${before} z${String(added)}`))).toBe(added < last);
    }),
  );
});
