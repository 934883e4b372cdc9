import { expect, test } from 'vitest';
import { announcementBetween, formatCountdown } from './countdown.ts';
import { formatLotEnd, formatReceiptTime, formatExactReceiptTime } from './times.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [3 * minute + 46 * second, '03:46'],
  [hour + 5 * second, '1:00:05'],
  [23 * hour + 59 * minute, '23:59:00'],
  [24 * hour, '1 d 0 h'],
  [1, '00:01'],
  [0, '00:00'],
  [-5 * second, '00:00'],
])('a countdown of %d ms reads %s, and zero only at the end', (left, text) => {
  expect(formatCountdown(left)).toBe(text);
});

test('the time left is announced at a few moments, and not in between', () => {
  const said: string[] = [];
  for (let left = 2 * hour; left > -minute; left -= 250) {
    const text = announcementBetween(left + 250, left);
    if (text !== undefined) said.push(text);
  }
  expect(said).toEqual(['1 hour', '15 minutes', '5 minutes', '1 minute', '30 seconds', '10 seconds']);
});

test('after a sleep over several moments only the last one is announced', () => {
  expect(announcementBetween(2 * hour, 50 * second)).toBe('1 minute');
  expect(announcementBetween(2 * hour, 0)).toBeUndefined();
});

test('an end is shown with seconds and the zone, and with its day if that is not today', () => {
  const now = Date.parse('2026-11-20T04:01:26Z');
  expect(formatLotEnd('2026-11-20T04:05:12Z', 'Australia/Sydney', now)).toBe('15:05:12 AEDT');
  expect(formatLotEnd('2026-11-21T04:05:12Z', 'Australia/Sydney', now)).toBe('Sat 21 Nov 15:05:12 AEDT');
});

test('a time of receipt keeps its microseconds', () => {
  const now = Date.parse('2026-11-20T04:01:26Z');
  const at = '2026-11-20T03:52:03.418207Z';
  expect(formatReceiptTime(at, 'Australia/Sydney', now)).toBe('Today 14:52:03.418');
  expect(formatExactReceiptTime(at, 'Australia/Sydney', now)).toBe('Today 14:52:03.418207 AEDT');
});
