import { describe, expect, test } from 'vitest';
import {
  distinctNames,
  formatTimeAgo,
  truncateText,
  formatAmount,
  formatCount,
  formatLimitedCount,
  formatDate,
  formatDateNumeric,
  formatDateTime,
  formatExactTime,
  formatDeadline,
  formatMoney,
  formatPaddedNumber,
  formatPercent,
  formatSize,
  formatDuration,
  formatTime,
  initials,
  nbsp,
  zoneName,
} from './formats.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('amounts', () => {
  test.each([
    ['412860', '412,860.00'],
    ['0', '0.00'],
    ['999.5', '999.50'],
    ['1000', '1,000.00'],
    ['000123.4', '123.40'],
    ['-1234567.89', '-1,234,567.89'],
    ['123456789012.01', '123,456,789,012.01'],
    ['12.3450', '12.345'],
  ])('%s has two decimals and thousands separators: %s [F01]', (amount, written) => {
    expect(formatAmount(amount)).toBe(written);
  });

  test('no digit of a large amount is lost to floating point [F01]', () => {
    expect(formatAmount('999999999999.99')).toBe('999,999,999,999.99');
  });

  test('a number is formatted like its text', () => {
    expect(formatAmount(1234.5)).toBe('1,234.50');
  });

  test('the currency code and the amount stay on one line', () => {
    expect(formatMoney('95000.5', 'AUD')).toBe(`AUD${nbsp}95,000.50`);
    expect(formatPercent('15')).toBe(`15.00${nbsp}%`);
  });

  test('numbers are padded to six digits, and longer ones are unchanged [F01]', () => {
    expect([1, 412, '871', 1234567].map(formatPaddedNumber)).toEqual(['000001', '000412', '000871', '1234567']);
  });

  test('counts have separators from a thousand on', () => {
    expect([0, 999, 1000, 1234567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
  });
});

describe('dates', () => {
  test('a date is DD MMM YYYY, or MM/DD/YYYY on request [F01]', () => {
    expect(formatDate('2026-09-05', 'Pacific/Honolulu')).toBe('05 Sep 2026');
    expect(formatDateNumeric('2026-09-05', 'Pacific/Honolulu')).toBe('09/05/2026');
  });

  test('every month has three letters', () => {
    const months = [...Array(12).keys()].map((month) =>
      formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, 'UTC').slice(3, 6),
    );
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  test('a date without time is the same day in every zone, a moment is not', () => {
    expect(formatDate('2026-11-20', 'Pacific/Honolulu')).toBe('20 Nov 2026');
    expect(formatDate('2026-11-20T01:00:00Z', 'Pacific/Honolulu')).toBe('19 Nov 2026');
    expect(formatDate('2026-11-20T23:00:00Z', 'Pacific/Auckland')).toBe('21 Nov 2026');
  });

  test('midnight is 00:00', () => {
    expect(formatTime('2026-11-20T13:00:00Z', 'Australia/Sydney')).toBe('00:00');
  });

  test('a zone is written with its name if it has one, or else with its offset', () => {
    expect(zoneName('2026-11-20T00:00:00Z', 'Australia/Sydney')).toBe('AEDT');
    expect(zoneName('2026-06-20T00:00:00Z', 'Australia/Sydney')).toBe('AEST');
    expect(zoneName('2026-11-20T00:00:00Z', 'America/New_York')).toBe('EST');
    expect(zoneName('2026-11-20T00:00:00Z', 'Asia/Manila')).toBe('GMT+8');
    expect(zoneName('2026-11-20T00:00:00Z', 'UTC')).toBe('UTC');
  });

  test('a moment is formatted with its time and zone', () => {
    expect(formatDateTime('2026-11-20T04:01:00Z', 'Australia/Sydney')).toBe('20 Nov 2026, 15:01 AEDT');
    expect(formatExactTime('2026-11-20T04:01:07.000120Z', 'Australia/Sydney')).toBe(
      '20 Nov 2026, 15:01:07.000120 AEDT',
    );
  });

  test('a deadline says today or the weekday, and includes the year if it is another one', () => {
    const now = Date.parse('2026-11-20T04:01:00Z');
    const written = (when: string) => formatDeadline(when, 'Australia/Sydney', now);
    expect(written('2026-11-20T06:00:00Z')).toBe('Today 17:00');
    expect(written('2026-11-20T14:00:00Z')).toBe('Sat 21 Nov 01:00');
    expect(written('2026-11-29T06:00:00Z')).toBe('Sun 29 Nov 17:00');
    expect(written('2027-01-04T06:00:00Z')).toBe('Mon 04 Jan 2027 17:00');
  });
});

test.each([
  [0, 'under 1 min'],
  [59_999, 'under 1 min'],
  [4 * minute, '4 min'],
  [hour, '1 h'],
  [2 * hour - minute, '1 h 59 min'],
  [day - 1, '23 h 59 min'],
  [day, '1 d 0 h'],
  [3 * day + hour, '3 d 1 h'],
  [-5 * hour, '5 h'],
])('a span of %d ms is said as %s', (span, said) => {
  expect(formatDuration(span)).toBe(said);
});

test.each([
  [0, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [2 * hour - minute, '1 hour ago'],
  [day, '1 day ago'],
  [3 * day + 14 * hour, '3 days ago'],
  [-5 * hour, '5 hours ago'],
])('what happened %d ms ago is said as %s', (span, said) => {
  expect(formatTimeAgo(span)).toBe(said);
});

describe('texts', () => {
  test('a text that is too long ends in an ellipsis and has exactly the allowed length [F01]', () => {
    expect(truncateText('a'.repeat(33), 33)).toBe('a'.repeat(33));
    expect(truncateText('a'.repeat(34), 33)).toBe(`${'a'.repeat(32)}…`);
    expect(truncateText('Maximiliana Featherstonehaugh-Cholmondeley', 12)).toBe('Maximiliana…');
  });

  test('initials are the first letters of the first two words', () => {
    expect(['Mara Ellingsen', 'Hugo van den Berg', ' cher ', '', 'Éowyn O’Neill'].map(initials)).toEqual([
      'ME',
      'HV',
      'C',
      '',
      'ÉO',
    ]);
  });

  test('sizes are formatted in B, kB and MB', () => {
    expect([999, 41_200, 999_400, 1_000_000, 3_400_000].map(formatSize)).toEqual([
      '999 B',
      '41 kB',
      '999 kB',
      '1 MB',
      '3.4 MB',
    ]);
  });
});

test.each([
  [499, '499'],
  [1500, '1,500'],
  [1501, '1,500+'],
])('%i, counted up to 1,500, is written %s', (count, text) => {
  expect(formatLimitedCount(count, 1500)).toBe(text);
});

test('a name that occurs again in a list is numbered', () => {
  expect(distinctNames(['CV.pdf', 'Licence.pdf', 'CV.pdf', 'CV.pdf'])).toEqual([
    'CV.pdf',
    'Licence.pdf',
    'CV.pdf (2)',
    'CV.pdf (3)',
  ]);
});
