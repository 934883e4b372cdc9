import { expect, test } from 'vitest';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { nextAttemptAt, noticeDueAt, templateOf } from './mail-of-notices.ts';

const at = new Date('2026-11-20T04:00:00Z');

test('a withdrawal waits until it can no longer be undone, everything else is due when it happens', () => {
  expect(noticeDueAt('candidate-withdrawn', at).toISOString()).toBe('2026-11-20T04:10:00.000Z');
  expect(noticeDueAt('candidate-moved', at)).toEqual(at);
});

test.each<[NotificationKindName, string]>([
  ['application-received', 'new-application'],
  ['candidate-received', 'new-candidate'],
  ['application-approved', 'application-updated'],
  ['engagement-completed', 'application-updated'],
  ['candidate-moved', 'candidate-status-changed'],
  ['candidate-withdrawn', 'candidate-status-changed'],
  ['closing-soon', 'deadline'],
  ['own-closing-soon', 'deadline'],
  ['closing-changed', 'deadline'],
])('%s goes as %s', (kind, template) => {
  expect(templateOf([kind])).toBe(template);
});

test('several go in a bundle', () => {
  expect(templateOf(['candidate-moved', 'closing-soon'])).toBe('bundle');
});

test('a failed mail is tried for about a day, ever more rarely', () => {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttemptAt(attempts, at, 60);
    if (next === null) break;
    waits.push((next.getTime() - at.getTime()) / 60_000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240]);
  expect(waits.reduce((sum, wait) => sum + wait) / 60).toBeGreaterThanOrEqual(24);
});

test('the first wait is a setting, and none at all means that nothing is tried again', () => {
  expect(nextAttemptAt(3, at, 1)?.getTime()).toBe(at.getTime() + 4000);
  expect(nextAttemptAt(1, at, 0)).toBeNull();
});
