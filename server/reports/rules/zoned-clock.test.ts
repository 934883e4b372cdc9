import { expect, test } from 'vitest';
import { dayAfter, createZonedClock } from './zoned-clock.ts';

const sydney = createZonedClock('Australia/Sydney');

test('a day begins at midnight of its time zone, also on the days when the clocks change', () => {
  expect(sydney.startOf('2026-11-20').toISOString()).toBe('2026-11-19T13:00:00.000Z');
  expect(sydney.startOf('2026-10-04').toISOString()).toBe('2026-10-03T14:00:00.000Z');
  expect(sydney.startOf('2026-10-05').toISOString()).toBe('2026-10-04T13:00:00.000Z');
  expect(createZonedClock('America/New_York').startOf('2026-11-02').toISOString()).toBe('2026-11-02T05:00:00.000Z');
});

test('the day is that of the time zone', () => {
  expect(sydney.dayOf(new Date('2026-11-19T13:00:00Z'))).toBe('2026-11-20');
  expect(sydney.dayOf(new Date('2026-11-19T12:59:59Z'))).toBe('2026-11-19');
});

test('a time is converted to local time, in days since 1899-12-30', () => {
  expect(createZonedClock('UTC').serialOf(new Date('1970-01-01T12:00:00.999Z'))).toBe(25_569.5);
  expect(sydney.serialOf(new Date('2026-11-19T13:00:00Z'))).toBe(46_346);
  expect(createZonedClock('Asia/Kathmandu').serialOf(new Date('2026-01-01T18:15:00Z'))).toBe(46_024);
});

test('the last day of a month is followed by the first of the next', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
});
