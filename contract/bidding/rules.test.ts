import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareAmounts, fromSmallestUnits } from '#contract/common/money.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { bidError, comparableAmount, canExtendBidding, maximumBid, detectDecimalSlip, type BidFacts } from './rules.ts';

const dayRate: LotRules = {
  version: 1,
  bidTypeId: 2,
  bidMethodId: 4,
  awardTypeId: 1,
  awardLimit: null,
  ceiling: null,
  startPrice: null,
  referenceAmount: null,
  hoursPerDay: null,
  minimumStep: null,
  isStepPercent: false,
  minimumBids: 1,
  extensionMinutes: 5,
  extensionLimit: 6,
  hardEndMinutes: 30,
  tieRule: 'time',
  standstillDays: 0,
  showsBidderCount: false,
};
const percent: LotRules = { ...dayRate, bidMethodId: 1, referenceAmount: '120000.00' };
const errorOf = (rules: LotRules, amount: string, more: Partial<BidFacts> = {}) =>
  bidError(rules, { amount, ownAmount: null, currencyDigits: 2, ...more });

describe('comparableAmount', () => {
  test('a percentage is applied to the reference amount, for base salary and total compensation alike', () => {
    expect(comparableAmount(percent, '13.75', 2)).toBe('16500.00');
    expect(comparableAmount({ ...percent, bidMethodId: 2 }, '13.7512', 2)).toBe('16501.44');
  });

  test('fixed amounts and day rates are themselves; an hourly rate is multiplied by the hours of a day', () => {
    expect(comparableAmount({ ...dayRate, bidMethodId: 3 }, '18500.5', 2)).toBe('18500.50');
    expect(comparableAmount(dayRate, '850.0000', 2)).toBe('850.00');
    expect(comparableAmount({ ...dayRate, bidMethodId: 5, hoursPerDay: '7.60' }, '95.25', 2)).toBe('723.90');
  });

  test("halves round up to the currency's minor unit", () => {
    expect(comparableAmount({ ...percent, referenceAmount: '100.10' }, '12.5', 2)).toBe('12.51');
    expect(comparableAmount({ ...percent, referenceAmount: '5000050' }, '10', 0)).toBe('500005.00');
    expect(comparableAmount({ ...dayRate, bidMethodId: 5, hoursPerDay: '0.5' }, '0.01', 2)).toBe('0.01');
    expect(comparableAmount({ ...dayRate, bidMethodId: 5, hoursPerDay: '0.5' }, '0.09', 3)).toBe('0.045');
  });
});

describe('bidError', () => {
  test('a percentage is between 0.01 and 100 with at most four decimals', () => {
    for (const amount of ['0.01', '0.0100', '13.7512', '100', '100.0000'])
      expect(errorOf(percent, amount)).toBeUndefined();
    for (const amount of ['0.0099', '0', '100.0001', '101']) expect(errorOf(percent, amount)).toBe('bid-out-of-range');
    expect(errorOf({ ...percent, bidMethodId: 2 }, '100.0001')).toBe('bid-out-of-range');
    expect(errorOf(dayRate, '100.01')).toBeUndefined();
  });

  test("an amount has at most two decimals, and not more than its currency's", () => {
    expect(errorOf(dayRate, '850.25')).toBeUndefined();
    expect(errorOf(dayRate, '850.2500')).toBeUndefined();
    expect(errorOf(dayRate, '850.255')).toBe('bid-out-of-range');
    expect(errorOf(dayRate, '850.255', { currencyDigits: 3 })).toBe('bid-out-of-range');
    expect(errorOf(dayRate, '85000', { currencyDigits: 0 })).toBeUndefined();
    expect(errorOf(dayRate, '85000.5', { currencyDigits: 0 })).toBe('bid-out-of-range');
  });

  test('a bid whose comparable value rounds to zero is refused', () => {
    expect(errorOf(dayRate, '0.01')).toBeUndefined();
    expect(errorOf({ ...percent, referenceAmount: '1.00' }, '0.01')).toBe('bid-out-of-range');
  });

  test('a worse or equal bid is refused, so that an agency does not lose its place by mistake', () => {
    expect(errorOf(dayRate, '849.99', { ownAmount: '850.0000' })).toBeUndefined();
    expect(errorOf(dayRate, '850', { ownAmount: '850.0000' })).toBe('bid-not-lower');
    expect(errorOf(dayRate, '850.01', { ownAmount: '850.0000' })).toBe('bid-not-lower');
  });

  test('a lower percentage with the same comparable value is refused', () => {
    const small = { ...percent, referenceAmount: '100.00' };
    expect(errorOf(small, '13.7499', { ownAmount: '13.7500' })).toBe('bid-not-lower');
    expect(errorOf(small, '13.7400', { ownAmount: '13.7500' })).toBeUndefined();
  });

  test('the minimum step is in the unit of the bid method', () => {
    const stepped = { ...dayRate, minimumStep: '10.0000' };
    expect(errorOf(stepped, '840', { ownAmount: '850' })).toBeUndefined();
    expect(errorOf(stepped, '840.01', { ownAmount: '850' })).toBe('step-too-small');
    expect(errorOf({ ...percent, minimumStep: '0.25' }, '13.5', { ownAmount: '13.75' })).toBeUndefined();
    expect(errorOf({ ...percent, minimumStep: '0.25' }, '13.5001', { ownAmount: '13.75' })).toBe('step-too-small');
  });

  test("a minimum step in percent is a share of the agency's own last bid, without rounding", () => {
    const stepped = { ...dayRate, minimumStep: '2.5', isStepPercent: true };
    expect(errorOf(stepped, '828.75', { ownAmount: '850' })).toBeUndefined();
    expect(errorOf(stepped, '828.76', { ownAmount: '850' })).toBe('step-too-small');
    // 2.5% of 850.01 is 21.25025. If that step were rounded to 21.25, a bid of 828.76 would be accepted.
    expect(errorOf(stepped, '828.76', { ownAmount: '850.01' })).toBe('step-too-small');
    expect(errorOf(stepped, '828.75', { ownAmount: '850.01' })).toBeUndefined();
  });

  test('a first bid has no step, and at most the start price', () => {
    const rules = { ...dayRate, minimumStep: '10', startPrice: '900.0000' };
    expect(errorOf(rules, '900')).toBeUndefined();
    expect(errorOf(rules, '900.01')).toBe('above-start-price');
    expect(errorOf(rules, '905', { ownAmount: '950' })).toBeUndefined();
  });

  test('no bid is above the ceiling', () => {
    const rules = { ...dayRate, ceiling: '900.0000' };
    expect(errorOf(rules, '900')).toBeUndefined();
    expect(errorOf(rules, '900.01')).toBe('above-ceiling');
    expect(errorOf(rules, '900.01', { ownAmount: '950' })).toBe('above-ceiling');
  });

  test('a sealed lot takes one bid per round, which in a further round must be lower and needs no step', () => {
    const sealed = { ...dayRate, bidTypeId: 1, minimumStep: '10' };
    expect(errorOf(sealed, '850')).toBeUndefined();
    expect(errorOf(sealed, '800', { hasBidInRound: true })).toBe('sealed-bid-placed');
    expect(errorOf(dayRate, '800', { hasBidInRound: true })).toBeUndefined();
    expect(errorOf(sealed, '849.99', { ownAmount: '850' })).toBeUndefined();
    expect(errorOf(sealed, '850', { ownAmount: '850' })).toBe('bid-not-lower');
  });
});

const money = fc.bigInt(1n, 10n ** 9n).map((cents) => fromSmallestUnits(cents, 2));
const percentage = fc.bigInt(100n, 1_000_000n).map((units) => fromSmallestUnits(units, 4));
const optional = (value: fc.Arbitrary<string>) => fc.option(value, { freq: 2 });
const percentRules = fc.record({
  bidMethodId: fc.constantFrom(1, 2),
  referenceAmount: money,
  ceiling: optional(percentage),
  startPrice: optional(percentage),
  minimumStep: optional(percentage),
});
const moneyRules = fc.record({
  bidMethodId: fc.constantFrom(3, 4, 5),
  hoursPerDay: fc.integer({ min: 1, max: 2400 }).map((units) => fromSmallestUnits(BigInt(units), 2)),
  ceiling: optional(money),
  startPrice: optional(money),
  minimumStep: optional(money),
});
const currencyDigits = fc.constantFrom(0, 2, 3);
const anyRules = fc
  .tuple(fc.oneof(percentRules, moneyRules), fc.constantFrom(1, 2, 3), fc.boolean())
  .map(([some, bidTypeId, isStepPercent]): LotRules => ({ ...dayRate, ...some, bidTypeId, isStepPercent }))
  .filter((rules) => !rules.isStepPercent || rules.minimumStep === null || Number(rules.minimumStep) < 100);

test('a lower amount never has a higher comparable value', () => {
  fc.assert(
    fc.property(anyRules, currencyDigits, percentage, percentage, (rules, digits, one, other) => {
      const [low, high] = compareAmounts(one, other) <= 0 ? [one, other] : [other, one];
      const [lower, higher] = [low, high].map((amount) => comparableAmount(rules, amount, digits));
      expect(compareAmounts(lower ?? '', higher ?? '')).toBeLessThanOrEqual(0);
    }),
  );
});

describe('maximumBid', () => {
  test('it is null without a limit, and otherwise the ceiling, the start price or the step below the last bid', () => {
    expect(maximumBid(dayRate, null, 2)).toBeNull();
    expect(maximumBid({ ...dayRate, ceiling: '900.0000' }, null, 2)).toBe('900.00');
    expect(maximumBid({ ...dayRate, ceiling: '900.0000', startPrice: '880.0000' }, null, 2)).toBe('880.00');
    expect(maximumBid({ ...dayRate, ceiling: '900.0000', startPrice: '950.0000' }, null, 2)).toBe('900.00');
    expect(maximumBid(dayRate, '850.0000', 2)).toBe('849.99');
    expect(maximumBid({ ...dayRate, minimumStep: '2.5', isStepPercent: true }, '850.01', 2)).toBe('828.75');
    expect(maximumBid({ ...dayRate, ceiling: '12000.50' }, null, 0)).toBe('12000');
    expect(maximumBid(percent, '13.75', 2)).toBe('13.7499');
  });

  test('it is 0 if the agency cannot bid any lower', () => {
    expect(maximumBid({ ...dayRate, minimumStep: '10' }, '10.00', 2)).toBe('0');
    expect(maximumBid(percent, '0.01', 2)).toBe('0');
  });

  test('it is accepted, and the next larger amount is not', () => {
    fc.assert(
      fc.property(anyRules, currencyDigits, percentage, fc.boolean(), (rules, digits, own, isFirst) => {
        const ownAmount = isFirst ? null : rules.bidMethodId > 2 ? own.slice(0, -2) : own;
        const maximum = maximumBid(rules, ownAmount, digits);
        if (maximum === null) {
          expect([ownAmount, rules.ceiling, rules.startPrice]).toEqual([null, null, null]);
          return;
        }
        const decimals = rules.bidMethodId > 2 ? Math.min(2, digits) : 4;
        const next = fromSmallestUnits(BigInt(maximum.replace('.', '')) + 1n, decimals);
        const [at, above] = [maximum, next].map((amount) =>
          bidError(rules, { amount, ownAmount, currencyDigits: digits }),
        );
        if (maximum !== '0') {
          expect(at).toBeUndefined();
          expect(above).toBeDefined();
          return;
        }
        for (const units of [1n, 2n, 100n, 101n]) {
          const amount = fromSmallestUnits(units, decimals);
          if (ownAmount === null || compareAmounts(amount, ownAmount) <= 0)
            expect(bidError(rules, { amount, ownAmount, currencyDigits: digits })).toBeDefined();
        }
      }),
      { numRuns: 500 },
    );
  });

  test('if it is 0, no amount is accepted', () => {
    const step = { ...dayRate, minimumStep: '5' };
    fc.assert(
      fc.property(money, fc.bigInt(1n, 500n), (amount, own) => {
        expect(errorOf(step, amount, { ownAmount: fromSmallestUnits(own, 2) })).toBeDefined();
        expect(maximumBid(step, fromSmallestUnits(own, 2), 2)).toBe('0');
      }),
    );
  });
});

test('slipOf: eight times the reference or more, or an eighth or less, is probably a misplaced decimal point', () => {
  expect(detectDecimalSlip('8500', '850')).toBe('ten-times');
  expect(detectDecimalSlip('6800', '850.0000')).toBe('ten-times');
  expect(detectDecimalSlip('6799.99', '850')).toBeNull();
  expect(detectDecimalSlip('85', '850')).toBe('a-tenth');
  expect(detectDecimalSlip('106.25', '850')).toBe('a-tenth');
  expect(detectDecimalSlip('106.26', '850')).toBeNull();
  expect(detectDecimalSlip('85', null)).toBeNull();
});

test('isExtensible: sealed bids, no minutes or no extensions leave the end where it is', () => {
  expect(canExtendBidding(dayRate)).toBe(true);
  expect(canExtendBidding({ ...dayRate, bidTypeId: 3 })).toBe(true);
  expect(canExtendBidding({ ...dayRate, bidTypeId: 1 })).toBe(false);
  expect(canExtendBidding({ ...dayRate, extensionMinutes: 0 })).toBe(false);
  expect(canExtendBidding({ ...dayRate, extensionLimit: 0 })).toBe(false);
  expect(canExtendBidding({ ...dayRate, extensionMinutes: 1, extensionLimit: 1 })).toBe(true);
});
