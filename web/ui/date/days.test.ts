import { expect, test } from 'vitest';
import { daysAfter, daysBefore, mondayOf, dateInZone } from './days.ts';

test('today is the current day in the given time zone', () => {
  const moment = Date.parse('2026-11-20T13:30:00Z');
  expect(dateInZone('UTC', moment)).toBe('2026-11-20');
  expect(dateInZone('Australia/Sydney', moment)).toBe('2026-11-21');
});

test('counting days back crosses months, leap days and years', () => {
  expect(daysBefore('2026-11-20', 30)).toBe('2026-10-21');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2027-01-15', 90)).toBe('2026-10-17');
});

test('counting days on crosses months and years', () => {
  expect(daysAfter('2026-11-20', 11)).toBe('2026-12-01');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
});

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});
