import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOfDay } from '#contract/common/local-time.ts';
import { dueSummaryTime, isQuietTime, summaryTime, noticeEmailTime, type EmailTimePreferences } from './email-times.ts';

const none: EmailTimePreferences = { quietFrom: null, quietTo: null, timeZone: 'Australia/Melbourne', mailsPerDay: 20 };
const night: EmailTimePreferences = { ...none, quietFrom: '22:00', quietTo: '07:00' };
const mail = (
  wishes: EmailTimePreferences,
  at: string,
  more: { isDeadline?: boolean; mailsToday?: number } = {},
): string => noticeEmailTime(wishes, { at: new Date(at), isDeadline: false, mailsToday: 0, ...more }).toISOString();

describe("the time of a notice's mail", () => {
  test('is now, outside quiet hours and within the daily limit', () => {
    expect(mail(none, '2026-11-20T13:30:00Z')).toBe('2026-11-20T13:30:00.000Z');
  });

  test('is the end of quiet hours over midnight, before and after midnight', () => {
    // Melbourne is 11 hours ahead in November, so these are 00:30 and 23:30 there.
    expect(mail(night, '2026-11-20T13:30:00Z')).toBe('2026-11-20T20:00:00.000Z');
    expect(mail(night, '2026-11-20T12:30:00Z')).toBe('2026-11-20T20:00:00.000Z');
  });

  test('treats the start of quiet hours as quiet, and the end as not', () => {
    expect(mail(night, '2026-11-20T11:00:00Z')).toBe('2026-11-20T20:00:00.000Z');
    expect(mail(night, '2026-11-20T20:00:00Z')).toBe('2026-11-20T20:00:00.000Z');
  });

  test('is the end of quiet hours on the same day, if they do not pass midnight', () => {
    const lunch = { ...none, quietFrom: '12:00', quietTo: '13:30' };
    expect(mail(lunch, '2026-11-20T01:10:00Z')).toBe('2026-11-20T02:30:00.000Z');
  });

  test('is now for a deadline, even in quiet hours and beyond the limit', () => {
    const at = '2026-11-20T13:30:00.000Z';
    expect(mail(night, at, { isDeadline: true, mailsToday: 500 })).toBe(at);
  });

  test('is eight the next morning beyond the daily limit', () => {
    expect(mail(none, '2026-11-20T04:00:00Z', { mailsToday: 20 })).toBe('2026-11-20T21:00:00.000Z');
    expect(mail(none, '2026-11-20T04:00:00Z', { mailsToday: 19 })).toBe('2026-11-20T04:00:00.000Z');
  });

  test('is the end of quiet hours that include eight in the morning', () => {
    const late = { ...none, quietFrom: '22:00', quietTo: '09:15' };
    expect(mail(late, '2026-11-20T04:00:00Z', { mailsToday: 20 })).toBe('2026-11-20T22:15:00.000Z');
  });

  test('follows the clocks when they change in that night', () => {
    // Clocks go forward at two on 4 October, and back at three on 5 April.
    expect(mail(night, '2026-10-03T14:00:00Z')).toBe('2026-10-03T20:00:00.000Z');
    expect(mail(night, '2026-04-04T13:00:00Z')).toBe('2026-04-04T21:00:00.000Z');
  });

  test('is as long after the jump, if the clocks skip the end of quiet hours', () => {
    const wishes = { ...none, quietFrom: '22:00', quietTo: '02:30' };
    expect(mail(wishes, '2026-10-03T14:00:00Z')).toBe('2026-10-03T16:30:00.000Z');
  });
});

test("a day begins at the user's midnight", () => {
  expect(startOfDay('Australia/Melbourne', new Date('2026-11-20T04:00:00Z')).toISOString()).toBe(
    '2026-11-19T13:00:00.000Z',
  );
});

test('the summary is sent at eight, or at the end of quiet hours around eight', () => {
  const at = new Date('2026-11-20T04:00:00Z');
  expect(summaryTime(none, at).toISOString()).toBe('2026-11-19T21:00:00.000Z');
  expect(summaryTime({ ...none, quietFrom: '07:30', quietTo: '10:00' }, at).toISOString()).toBe(
    '2026-11-19T23:00:00.000Z',
  );
});

test('a summary is due from its time to the end of the day; a missed one is left to the next', () => {
  const due = (at: string, wishes = none) => dueSummaryTime(wishes, new Date(at))?.toISOString();
  // The times in Melbourne are 7:59, 8:00, 23:59 and midnight.
  expect(due('2026-11-19T20:59:00Z')).toBeUndefined();
  expect(due('2026-11-19T21:00:00Z')).toBe('2026-11-19T21:00:00.000Z');
  expect(due('2026-11-20T12:59:00Z')).toBe('2026-11-19T21:00:00.000Z');
  expect(due('2026-11-20T13:00:00Z')).toBeUndefined();
  // These quiet hours end at midnight.
  expect(due('2026-11-20T13:00:00Z', { ...none, quietFrom: '00:10', quietTo: '00:00' })).toBe(
    '2026-11-20T13:00:00.000Z',
  );
});

describe('with any settings', () => {
  const clock = fc.integer({ min: 0, max: 1439 }).map((minute) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  });
  const zones = [
    'UTC',
    'Australia/Melbourne',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'America/New_York',
    'Pacific/Apia',
  ];
  const quiet = fc.tuple(clock, clock).filter(([from, to]) => from !== to);
  const wishes = fc.record({
    quiet: fc.option(quiet),
    timeZone: fc.constantFrom(...zones),
    mailsPerDay: fc.integer({ min: 1, max: 200 }),
  });
  const facts = fc.record({
    at: fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true }),
    isDeadline: fc.boolean(),
    mailsToday: fc.integer({ min: 0, max: 250 }),
  });
  const holds = (
    check: (wishes: EmailTimePreferences, given: { at: Date; isDeadline: boolean; mailsToday: number }) => void,
  ) => {
    fc.assert(
      fc.property(wishes, facts, ({ quiet: hours, timeZone, mailsPerDay }, given) => {
        check({ quietFrom: hours?.[0] ?? null, quietTo: hours?.[1] ?? null, timeZone, mailsPerDay }, given);
      }),
      { numRuns: 400 },
    );
  };

  test('a deadline is never delayed', () => {
    holds((given, notice) => {
      expect(noticeEmailTime(given, { ...notice, isDeadline: true })).toEqual(notice.at);
    });
  });

  test('no email is sent before its time, or more than three days later', () => {
    holds((given, notice) => {
      const waits = noticeEmailTime(given, notice).getTime() - notice.at.getTime();
      expect(waits).toBeGreaterThanOrEqual(0);
      expect(waits).toBeLessThan(3 * 24 * 3_600_000);
    });
  });

  test('only a deadline is sent in quiet hours', () => {
    holds((given, notice) => {
      expect(isQuietTime(given, noticeEmailTime(given, { ...notice, isDeadline: false }))).toBe(false);
    });
  });

  test('within the limit, an email waits exactly until the end of quiet hours', () => {
    holds((given, notice) => {
      const end = noticeEmailTime(given, { ...notice, isDeadline: false, mailsToday: 0 }).getTime();
      for (let at = notice.at.getTime(); at < end; at += 17 * 60_000) {
        expect(isQuietTime(given, new Date(at))).toBe(true);
      }
    });
  });

  test('beyond the limit, an email is sent on a later day of the user', () => {
    holds((given, notice) => {
      const at = noticeEmailTime(given, { ...notice, isDeadline: false, mailsToday: given.mailsPerDay });
      expect(startOfDay(given.timeZone, at).getTime()).toBeGreaterThan(startOfDay(given.timeZone, notice.at).getTime());
    });
  });
});
