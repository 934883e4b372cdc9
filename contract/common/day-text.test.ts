import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';

test('an instant is on the day of the given zone', () => {
  const late = new Date('2026-11-03T23:30:00Z');
  expect(dayText(late, 'UTC')).toBe('03 Nov 2026');
  expect(dayText(late, 'Australia/Sydney')).toBe('04 Nov 2026');
  expect(dayText(new Date('2026-09-03T01:00:00Z'), 'America/New_York')).toBe('02 Sep 2026');
});
