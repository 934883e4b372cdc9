import { expect, test } from 'vitest';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { noticeDueAt, templateOf } from './mail-of-notices.ts';

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
  ['prequalification-approved', 'prequalification'],
  ['prequalification-expiring', 'prequalification'],
  ['prequalification-received', 'prequalification'],
])('%s goes as %s', (kind, template) => {
  expect(templateOf([kind])).toBe(template);
});

test('several go in a bundle', () => {
  expect(templateOf(['candidate-moved', 'closing-soon'])).toBe('bundle');
});
