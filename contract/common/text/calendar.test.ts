import { expect, test } from 'vitest';
import { formatDay, monthName, weekdayName } from './calendar.ts';

test('months begin with 1 for January, and weekdays with 0 for Sunday', () => {
  expect([1, 12, 13].map(monthName)).toEqual(['Jan', 'Dec', '']);
  expect([0, 6, 7].map(weekdayName)).toEqual(['Sun', 'Sat', '']);
});

test('a day is its date, month and year', () => {
  expect(formatDay('2026-01-05')).toBe('05 Jan 2026');
  expect(formatDay('2026-12-31')).toBe('31 Dec 2026');
});
