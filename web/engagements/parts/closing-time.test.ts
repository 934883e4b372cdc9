import { expect, test } from 'vitest';
import { closingDays, closingErrors, firstClosing, toInstant } from './closing-time.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const zone = 'Australia/Sydney';

test('the form begins with the closing time of now, in the zone of whoever reads', () =>
  expect(firstClosing('2026-11-27T14:30:00.000Z', zone, now, 7)).toEqual({ day: '2026-11-28', time: '01:30' }));
test('it proposes a late afternoon to come where that time has passed, or there is none', () => {
  expect(firstClosing('2026-11-20T03:59:00.000Z', zone, now, 7)).toEqual({ day: '2026-11-27', time: '17:00' });
  expect(firstClosing(null, zone, now, 14)).toEqual({ day: '2026-12-04', time: '17:00' });
});
test('today and the year ahead may be picked', () =>
  expect(closingDays(zone, now)).toEqual({ min: '2026-11-20', max: '2027-11-20' }));
test('what is typed is a moment of the own zone, once both parts are there', () => {
  expect(toInstant({ day: '2026-11-27', time: '17:00' })).toBe(new Date(2026, 10, 27, 17).getTime());
  expect([toInstant({ day: '', time: '17:00' }), toInstant({ day: '2026-11-27', time: '' })]).toEqual([
    undefined,
    undefined,
  ]);
});
test('what is missing is said', () =>
  expect(closingErrors({ day: '', time: '' })).toEqual({
    day: 'Closing day is required!',
    time: 'Closing time is required!',
  }));
