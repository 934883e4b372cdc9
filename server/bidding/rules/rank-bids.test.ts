import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMicroseconds } from './microseconds.ts';
import { rankBids, type RankableBid } from './rank-bids.ts';

const at = (microseconds: number): string => formatMicroseconds(1_700_000_000_000_000n + BigInt(microseconds));
const bid = (bidder: string, comparable: string, microseconds: number, sequence: number): RankableBid => ({
  bidder,
  comparable,
  receivedAt: at(microseconds),
  sequence,
});
const order = (bids: readonly RankableBid[]): string =>
  rankBids(bids)
    .map(({ bidder }) => bidder)
    .join('');

test('the lowest amount comes first, as a number and not as a text', () => {
  expect(order([bid('a', '850.00', 1, 1), bid('b', '90.00', 2, 2), bid('c', '849.9900', 3, 3)])).toBe('bca');
});

test('of equal amounts the earlier comes first, to the microsecond', () => {
  expect(order([bid('a', '850.00', 2, 1), bid('b', '850.0000', 1, 2)])).toBe('ba');
});

test('at the same microsecond the sequence decides', () => {
  expect(order([bid('a', '850.00', 1, 10), bid('b', '850.00', 1, 9)])).toBe('ba');
});

test('the ranks do not depend on the order in which bids are passed, and each bid has one', () => {
  const bids = fc
    .array(fc.tuple(fc.constantFrom('84.99', '85.00', '9.00', '100.00'), fc.nat(2)), { maxLength: 12 })
    .map((all) => all.map(([comparable, microseconds], place) => bid(String(place), comparable, microseconds, place)));
  fc.assert(
    fc.property(
      bids.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const ranked = rankBids(shuffled);
        expect(ranked).toEqual(rankBids(all));
        expect(new Set(ranked)).toEqual(new Set(all));
        for (const [place, one] of ranked.entries()) {
          const next = ranked[place + 1];
          if (!next) continue;
          const [amount, nextAmount] = [Number(one.comparable), Number(next.comparable)];
          const isBefore =
            amount < nextAmount ||
            (amount === nextAmount &&
              (one.receivedAt < next.receivedAt ||
                (one.receivedAt === next.receivedAt && one.sequence < next.sequence)));
          expect(isBefore).toBe(true);
        }
      },
    ),
  );
});
