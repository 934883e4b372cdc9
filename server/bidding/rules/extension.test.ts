import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendedEnd } from './extension.ts';
import { formatMicroseconds, toMicroseconds } from './microseconds.ts';

const rules = { bidTypeId: 2, extensionMinutes: 5, extensionLimit: 6 };
const clock = { endsAt: '2026-11-20T05:00:00.000000Z', hardEndsAt: '2026-11-20T05:30:00.000000Z', extensions: 0 };

test('a bid in the last minutes moves the end to as many minutes after it, to the microsecond', () => {
  expect(extendedEnd(rules, clock, '2026-11-20T04:59:59.999999Z')).toBe('2026-11-20T05:04:59.999999Z');
  expect(extendedEnd(rules, clock, '2026-11-20T04:55:00.000001Z')).toBe('2026-11-20T05:00:00.000001Z');
  expect(extendedEnd({ ...rules, extensionMinutes: 1 }, clock, '2026-11-20T04:59:30.000000Z')).toBe(
    '2026-11-20T05:00:30.000000Z',
  );
});

test('an earlier bid leaves the end where it is', () => {
  expect(extendedEnd(rules, clock, '2026-11-20T04:55:00.000000Z')).toBeNull();
  expect(extendedEnd(rules, clock, '2026-11-20T04:30:00.000000Z')).toBeNull();
});

test('there are at most n extensions', () => {
  const late = '2026-11-20T04:59:00.000000Z';
  expect(extendedEnd(rules, { ...clock, extensions: 5 }, late)).toBe('2026-11-20T05:04:00.000000Z');
  expect(extendedEnd(rules, { ...clock, extensions: 6 }, late)).toBeNull();
  expect(extendedEnd(rules, { ...clock, extensions: 7 }, late)).toBeNull();
});

test('no extension goes past the hard end', () => {
  const near = { ...clock, hardEndsAt: '2026-11-20T05:02:00.000000Z' };
  expect(extendedEnd(rules, near, '2026-11-20T04:59:00.000000Z')).toBe('2026-11-20T05:02:00.000000Z');
  expect(extendedEnd(rules, { ...clock, hardEndsAt: clock.endsAt }, '2026-11-20T04:59:00.000000Z')).toBeNull();
});

test('sealed bids and lots without extensions have a hard close', () => {
  const late = '2026-11-20T04:59:00.000000Z';
  expect(extendedEnd({ ...rules, bidTypeId: 3 }, clock, late)).not.toBeNull();
  expect(extendedEnd({ ...rules, bidTypeId: 1 }, clock, late)).toBeNull();
  expect(extendedEnd({ ...rules, extensionMinutes: 0 }, clock, late)).toBeNull();
  expect(extendedEnd({ ...rules, extensionLimit: 0 }, clock, late)).toBeNull();
});

test('however bids arrive, the end only grows, at most n times and never past the hard end', () => {
  const gaps = fc.array(fc.bigInt(1n, 400_000_000n), { maxLength: 40 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 8 }), (all, minutes, limit) => {
      const lot = { bidTypeId: 2, extensionMinutes: minutes, extensionLimit: limit };
      let state = clock;
      let at = toMicroseconds('2026-11-20T04:50:00.000000Z');
      for (const gap of all) {
        at += gap;
        if (at >= toMicroseconds(state.endsAt)) break;
        const extended = extendedEnd(lot, state, formatMicroseconds(at));
        if (extended === null) continue;
        expect(extended > state.endsAt).toBe(true);
        expect(extended <= clock.hardEndsAt).toBe(true);
        state = { ...state, endsAt: extended, extensions: state.extensions + 1 };
      }
      expect(state.extensions).toBeLessThanOrEqual(limit);
    }),
  );
});
