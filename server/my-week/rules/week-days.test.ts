import { expect, test } from 'vitest';
import { calendarDay, startOfWeek } from './week-days.ts';

const late = new Date('2026-11-20T15:00:00Z');

test('the calendar day is the one of the time zone [W01]', () => {
  expect(calendarDay('UTC', late)).toBe('2026-11-20');
  expect(calendarDay('Australia/Melbourne', late)).toBe('2026-11-21');
  expect(calendarDay('America/New_York', new Date('2026-11-01T03:00:00Z'))).toBe('2026-10-31');
});

test('a week begins on its Monday at midnight, across a change of clocks and of the year', () => {
  expect(startOfWeek('UTC', late)).toEqual(new Date('2026-11-16T00:00:00Z'));
  expect(startOfWeek('Australia/Melbourne', new Date('2026-11-15T14:00:00Z'))).toEqual(
    new Date('2026-11-15T13:00:00Z'),
  );
  expect(startOfWeek('UTC', new Date('2026-11-22T23:59:00Z'))).toEqual(new Date('2026-11-16T00:00:00Z'));
  // Melbourne's clocks go forward on Sunday 4 October 2026.
  expect(startOfWeek('Australia/Melbourne', new Date('2026-10-04T04:00:00Z'))).toEqual(
    new Date('2026-09-27T14:00:00Z'),
  );
  expect(startOfWeek('UTC', new Date('2027-01-01T12:00:00Z'))).toEqual(new Date('2026-12-28T00:00:00Z'));
});
