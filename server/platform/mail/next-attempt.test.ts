import { expect, test } from 'vitest';
import { nextAttemptAt } from './next-attempt.ts';

const at = new Date('2026-11-20T04:00:00Z');

test('a failed email is retried for about a day, with growing waits', () => {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttemptAt(attempts, at, 60);
    if (next === null) break;
    waits.push((next.getTime() - at.getTime()) / 60_000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240]);
  expect(waits.reduce((sum, wait) => sum + wait) / 60).toBeGreaterThanOrEqual(24);
});

test('the first wait is a setting, and 0 means no retries', () => {
  expect(nextAttemptAt(3, at, 1)?.getTime()).toBe(at.getTime() + 4000);
  expect(nextAttemptAt(1, at, 0)).toBeNull();
});
