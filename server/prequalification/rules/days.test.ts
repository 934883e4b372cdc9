import { expect, test } from 'vitest';
import { dayOf, daysAfter, daysBetween, isDayOver } from './days.ts';

test('a moment has the day of UTC', () => expect(dayOf(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20'));
test('days are counted over the end of a month and of February', () => {
  expect(daysAfter('2026-11-20', 30)).toBe('2026-12-20');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
});
test('between two days lie as many days as were added', () => {
  expect(daysBetween('2026-11-20', '2026-12-20')).toBe(30);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
});
test('what has a last day is over on the next, and what has none never is', () => {
  expect(isDayOver('2026-11-20', '2026-11-20')).toBe(false);
  expect(isDayOver('2026-11-20', '2026-11-21')).toBe(true);
  expect(isDayOver(null, '2099-01-01')).toBe(false);
});
