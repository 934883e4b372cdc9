import { expect, test } from 'vitest';
import { closingDayLimits, missingClosingTimeErrors, initialClosingTime, closingInstant } from './closing-time.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const zone = 'Australia/Sydney';

test("the form starts with the current closing time in the reader's time zone", () =>
  expect(initialClosingTime('2026-11-27T14:30:00.000Z', zone, now, 7)).toEqual({ day: '2026-11-28', time: '01:30' }));
test('it suggests a coming late afternoon if that time has passed, or if there is none', () => {
  expect(initialClosingTime('2026-11-20T03:59:00.000Z', zone, now, 7)).toEqual({ day: '2026-11-27', time: '17:00' });
  expect(initialClosingTime(null, zone, now, 14)).toEqual({ day: '2026-12-04', time: '17:00' });
});
test('days from today until a year from now can be picked', () =>
  expect(closingDayLimits(zone, now)).toEqual({ min: '2026-11-20', max: '2027-11-20' }));
test("the typed date and time are a moment in the user's time zone, once both are set", () => {
  expect(closingInstant({ day: '2026-11-27', time: '17:00' })).toBe(new Date(2026, 10, 27, 17).getTime());
  expect([closingInstant({ day: '', time: '17:00' }), closingInstant({ day: '2026-11-27', time: '' })]).toEqual([
    undefined,
    undefined,
  ]);
});
test('missing parts are reported', () =>
  expect(missingClosingTimeErrors({ day: '', time: '' })).toEqual({
    day: 'Closing day is required!',
    time: 'Closing time is required!',
  }));
