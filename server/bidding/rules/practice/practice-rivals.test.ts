import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidError } from '#contract/bidding/rules.ts';
import { compareAmounts, toSmallestUnits, fromSmallestUnits } from '#contract/common/money.ts';
import {
  ownBidderId,
  practiceState,
  type OwnPracticeBid,
  type PracticeParameters,
  type PracticeState,
} from './practice-rivals.ts';
import { practiceCurrency } from './practice-rules.ts';

const startedAt = new Date('2026-11-20T04:00:00Z');
const after = (seconds: number): Date => new Date(startedAt.getTime() + seconds * 1000);
const theEnd = after(3600);
const ranked: PracticeParameters = { seed: 7, bidTypeId: 2, bidMethodId: 4, startedAt, endsAt: after(600) };

const practices = fc
  .record({
    seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    bidTypeId: fc.constantFrom(1, 2, 3),
    bidMethodId: fc.integer({ min: 1, max: 5 }),
    minutes: fc.integer({ min: 5, max: 15 }),
  })
  .map(({ minutes, ...rest }): PracticeParameters => ({ ...rest, startedAt, endsAt: after(minutes * 60) }));

/**
 * Creates the agency's bids: the first is below every rival's opening bid, and each later one is two per cent lower.
 */
const ownBidsOf = (practice: PracticeParameters, seconds: readonly number[]): readonly OwnPracticeBid[] => {
  const { rules } = practiceState(practice, [], startedAt);
  const ceiling = toSmallestUnits(rules.ceiling ?? '', 4);
  const times = [...new Set(seconds)].toSorted((one, other) => one - other);
  return (practice.bidTypeId === 1 ? times.slice(0, 1) : times).map((at, place) => {
    const amount = (ceiling * BigInt(880 - 20 * place)) / 1000n;
    return { amount: fromSmallestUnits(amount - (amount % 100n), 4), receivedAt: after(at) };
  });
};
const moments = fc.array(fc.integer({ min: 1, max: 899 }), { maxLength: 6 });

const isPrefix = (earlier: PracticeState, later: PracticeState): void => {
  expect(later.bids.slice(0, earlier.bids.length)).toEqual(earlier.bids);
};

describe('the rivals', () => {
  test('bid in every practice auction, and differ by seed', () => {
    const amounts = (seed: number) => practiceState({ ...ranked, seed }, [], theEnd).bids.map(({ amount }) => amount);
    expect(new Set(practiceState(ranked, [], theEnd).bids.map(({ bidder }) => bidder)).size).toBeGreaterThanOrEqual(3);
    expect(amounts(7)).not.toEqual(amounts(8));
    expect(amounts(7)).toEqual(amounts(7));
  });

  test('answer a lower bid, and stop at their limit', () => {
    const high = practiceState(ranked, [{ amount: '590', receivedAt: after(300) }], theEnd);
    const low = practiceState(ranked, [{ amount: '400', receivedAt: after(300) }], theEnd);
    expect(low.ranked[0]).toMatchObject({ bidder: ownBidderId, amount: '400' });
    expect(low.bids.length).not.toBe(0);
    expect(compareAmounts(high.ranked[0]?.amount ?? '', '590')).toBeLessThanOrEqual(0);
  });

  test('place bids by the rules of real auctions', () => {
    fc.assert(
      fc.property(practices, moments, (practice, seconds) => {
        const { bids, rules } = practiceState(practice, ownBidsOf(practice, seconds), theEnd);
        const last = new Map<string, string>();
        for (const { bidder, amount } of bids) {
          const ownAmount = last.get(bidder) ?? null;
          const facts = { amount, ownAmount, currencyDigits: practiceCurrency.digits };
          if (bidder !== ownBidderId)
            expect(bidError(rules, { ...facts, hasBidInRound: ownAmount !== null })).toBeUndefined();
          last.set(bidder, amount);
        }
      }),
    );
  });
});

describe('the past', () => {
  test('never changes as time passes', () => {
    fc.assert(
      fc.property(practices, moments, fc.nat(1200), fc.nat(1200), (practice, seconds, one, other) => {
        const bids = ownBidsOf(practice, seconds);
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        isPrefix(practiceState(practice, bids, after(first)), practiceState(practice, bids, after(second)));
      }),
    );
  });

  test('never changes by a later bid of the agency', () => {
    fc.assert(
      fc.property(practices, moments, fc.nat(899), (practice, seconds, at) => {
        const bids = ownBidsOf(practice, seconds);
        const earlier = bids.filter(({ receivedAt }) => receivedAt <= after(at));
        isPrefix(practiceState(practice, earlier, after(at)), practiceState(practice, bids, theEnd));
      }),
    );
  });
});

test('the end is extended by late bids, at most as often as the rules say and never past the hard end', () => {
  fc.assert(
    fc.property(practices, moments, (practice, seconds) => {
      const state = practiceState(practice, ownBidsOf(practice, seconds), theEnd);
      expect(state.extensions).toBeLessThanOrEqual(practice.bidTypeId === 1 ? 0 : state.rules.extensionLimit);
      expect(state.endsAt.getTime()).toBeLessThanOrEqual(state.hardEndsAt.getTime());
      expect(state.endsAt > practice.endsAt).toBe(state.extensions > 0);
      for (const { receivedAt } of state.bids) expect(Date.parse(receivedAt)).toBeLessThan(state.endsAt.getTime());
    }),
  );
  const late = practiceState(ranked, [{ amount: '400', receivedAt: after(599) }], theEnd);
  expect(late.endsAt).toEqual(after(659));
  expect(late.extensions).toBe(1);
});

test('a bid at the end is too late, and each bidder has one place', () => {
  const late = practiceState(ranked, [{ amount: '400', receivedAt: after(3000) }], theEnd);
  expect(late.bids.some(({ bidder }) => bidder === ownBidderId)).toBe(false);
  const twice = [
    { amount: '500', receivedAt: after(10) },
    { amount: '400', receivedAt: after(20) },
  ];
  const { ranked: places } = practiceState(ranked, twice, theEnd);
  expect(places.filter(({ bidder }) => bidder === ownBidderId)).toHaveLength(1);
});

test('in a sealed practice auction each rival bids once', () => {
  const { bids } = practiceState({ ...ranked, bidTypeId: 1 }, [], theEnd);
  expect(new Set(bids.map(({ bidder }) => bidder)).size).toBe(bids.length);
  expect(bids.length).toBeGreaterThanOrEqual(3);
});
