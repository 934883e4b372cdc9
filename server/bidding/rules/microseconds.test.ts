import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMicroseconds, toMicroseconds } from './microseconds.ts';

test('a time keeps its microseconds, and may be written with fewer digits', () => {
  expect(toMicroseconds('1970-01-01T00:00:01.000001Z')).toBe(1_000_001n);
  expect(toMicroseconds('1970-01-01T00:00:01.5Z')).toBe(1_500_000n);
  expect(toMicroseconds('1970-01-01T00:00:01Z')).toBe(1_000_000n);
  expect(formatMicroseconds(1_000_001n)).toBe('1970-01-01T00:00:01.000001Z');
});

test('text and number are the same time, and texts sort as times do', () => {
  const times = fc.bigInt(0n, 4_102_444_800_000_000n);
  fc.assert(
    fc.property(times, times, (one, other) => {
      expect(toMicroseconds(formatMicroseconds(one))).toBe(one);
      expect(formatMicroseconds(one) < formatMicroseconds(other)).toBe(one < other);
    }),
  );
});
