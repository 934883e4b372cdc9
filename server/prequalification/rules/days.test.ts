import { expect, test } from 'vitest';
import { utcDay, daysAfter, daysBetween, isDayOver } from './days.ts';

test('an instant has its day in UTC', () => expect(utcDay(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20'));
test('days are added across the end of a month and of February', () => {
  expect(daysAfter('2026-11-20', 30)).toBe('2026-12-20');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
});
test('the number of days between two days equals the days added', () => {
  expect(daysBetween('2026-11-20', '2026-12-20')).toBe(30);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});
test('a last day is over on the next day, and null never is', () => {
  expect(isDayOver('2026-11-20', '2026-11-20')).toBe(false);
  expect(isDayOver('2026-11-20', '2026-11-21')).toBe(true);
  expect(isDayOver(null, '2099-01-01')).toBe(false);
});
