import { expect, test } from 'vitest';
import { formatDay, monthNames, weekdayNames } from './calendar.ts';

test('there are twelve months and seven weekdays, in their order', () => {
  expect([monthNames.length, monthNames[0], monthNames[11]]).toEqual([12, 'Jan', 'Dec']);
  expect([weekdayNames.length, weekdayNames[0], weekdayNames[6]]).toEqual([7, 'Sun', 'Sat']);
});

test('a day is its date, month and year', () => {
  expect(formatDay('2026-01-05')).toBe('05 Jan 2026');
  expect(formatDay('2026-12-31')).toBe('31 Dec 2026');
});
