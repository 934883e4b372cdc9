import { expect, test } from 'vitest';
import { createClock, createFixedClock } from './clock.ts';

test('a fixed clock does not advance until it is moved', () => {
  const clock = createFixedClock(new Date('2026-03-01T10:00:00Z'));
  expect(clock.now().toISOString()).toBe('2026-03-01T10:00:00.000Z');
  clock.advance(90_000);
  expect(clock.now().toISOString()).toBe('2026-03-01T10:01:30.000Z');
  clock.set(new Date('2027-01-01T00:00:00Z'));
  expect(clock.now().getUTCFullYear()).toBe(2027);
});

test('a time read from a fixed clock does not change when the clock moves', () => {
  const clock = createFixedClock(new Date('2026-03-01T10:00:00Z'));
  const taken = clock.now();
  clock.advance(1000);
  expect(taken.toISOString()).toBe('2026-03-01T10:00:00.000Z');
});

test('the real clock advances', () => {
  const clock = createClock();
  expect(clock.now().getTime()).toBeLessThanOrEqual(clock.now().getTime());
});
