import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOfDay, dueSummaryAt, isQuietTime, summaryAt, mailDueAt, type MailTimePreferences } from './mail-times.ts';

const none: MailTimePreferences = { quietFrom: null, quietTo: null, timeZone: 'Australia/Melbourne', mailsPerDay: 20 };
const night: MailTimePreferences = { ...none, quietFrom: '22:00', quietTo: '07:00' };
const mail = (
  wishes: MailTimePreferences,
  at: string,
  more: { isDeadline?: boolean; mailsToday?: number } = {},
): string => mailDueAt(wishes, { at: new Date(at), isDeadline: false, mailsToday: 0, ...more }).toISOString();

describe('when a notice goes by mail', () => {
  test('without quiet hours and with mails left it goes at once', () => {
    expect(mail(none, '2026-11-20T13:30:00Z')).toBe('2026-11-20T13:30:00.000Z');
  });

  test('in quiet hours over midnight it waits for their end, before and after midnight', () => {
    // Melbourne is 11 hours ahead in November: 00:30 and 23:30 there.
    expect(mail(night, '2026-11-20T13:30:00Z')).toBe('2026-11-20T20:00:00.000Z');
    expect(mail(night, '2026-11-20T12:30:00Z')).toBe('2026-11-20T20:00:00.000Z');
  });

  test('the beginning is quiet and the end is not', () => {
    expect(mail(night, '2026-11-20T11:00:00Z')).toBe('2026-11-20T20:00:00.000Z');
    expect(mail(night, '2026-11-20T20:00:00Z')).toBe('2026-11-20T20:00:00.000Z');
  });

  test('quiet hours within a day end on that day', () => {
    const lunch = { ...none, quietFrom: '12:00', quietTo: '13:30' };
    expect(mail(lunch, '2026-11-20T01:10:00Z')).toBe('2026-11-20T02:30:00.000Z');
  });

  test('a deadline goes at once, in quiet hours and with no mails left', () => {
    const at = '2026-11-20T13:30:00.000Z';
    expect(mail(night, at, { isDeadline: true, mailsToday: 500 })).toBe(at);
  });

  test('when the mails of the day are used up it goes at eight the next morning', () => {
    expect(mail(none, '2026-11-20T04:00:00Z', { mailsToday: 20 })).toBe('2026-11-20T21:00:00.000Z');
    expect(mail(none, '2026-11-20T04:00:00Z', { mailsToday: 19 })).toBe('2026-11-20T04:00:00.000Z');
  });

  test('where eight in the morning is quiet it goes at the end of the quiet hours', () => {
    const late = { ...none, quietFrom: '22:00', quietTo: '09:15' };
    expect(mail(late, '2026-11-20T04:00:00Z', { mailsToday: 20 })).toBe('2026-11-20T22:15:00.000Z');
  });

  test('the end of quiet hours follows the clocks when they change in that night', () => {
    // Clocks go forward at two on 4 October, and back at three on 5 April.
    expect(mail(night, '2026-10-03T14:00:00Z')).toBe('2026-10-03T20:00:00.000Z');
    expect(mail(night, '2026-04-04T13:00:00Z')).toBe('2026-04-04T21:00:00.000Z');
  });

  test('an end that the clocks jump over comes as long after the jump', () => {
    const wishes = { ...none, quietFrom: '22:00', quietTo: '02:30' };
    expect(mail(wishes, '2026-10-03T14:00:00Z')).toBe('2026-10-03T16:30:00.000Z');
  });
});

test('a day begins at midnight of the person', () => {
  expect(startOfDay('Australia/Melbourne', new Date('2026-11-20T04:00:00Z')).toISOString()).toBe(
    '2026-11-19T13:00:00.000Z',
  );
});

test('the summary goes at eight, or when the quiet hours around eight end', () => {
  const at = new Date('2026-11-20T04:00:00Z');
  expect(summaryAt(none, at).toISOString()).toBe('2026-11-19T21:00:00.000Z');
  expect(summaryAt({ ...none, quietFrom: '07:30', quietTo: '10:00' }, at).toISOString()).toBe(
    '2026-11-19T23:00:00.000Z',
  );
});

test('a summary is due from its time to the end of the day, and one that was missed is left to the next', () => {
  const due = (at: string, wishes = none) => dueSummaryAt(wishes, new Date(at))?.toISOString();
  // 7:59, 8:00 and 23:59 in Melbourne, and a minute later.
  expect(due('2026-11-19T20:59:00Z')).toBeUndefined();
  expect(due('2026-11-19T21:00:00Z')).toBe('2026-11-19T21:00:00.000Z');
  expect(due('2026-11-20T12:59:00Z')).toBe('2026-11-19T21:00:00.000Z');
  expect(due('2026-11-20T13:00:00Z')).toBeUndefined();
  // Quiet hours that last until midnight.
  expect(due('2026-11-20T13:00:00Z', { ...none, quietFrom: '00:10', quietTo: '00:00' })).toBe(
    '2026-11-20T13:00:00.000Z',
  );
});

describe('whatever a person wishes', () => {
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
    check: (wishes: MailTimePreferences, given: { at: Date; isDeadline: boolean; mailsToday: number }) => void,
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
      expect(mailDueAt(given, { ...notice, isDeadline: true })).toEqual(notice.at);
    });
  });

  test('no mail goes before its time, nor later than three days after it', () => {
    holds((given, notice) => {
      const waits = mailDueAt(given, notice).getTime() - notice.at.getTime();
      expect(waits).toBeGreaterThanOrEqual(0);
      expect(waits).toBeLessThan(3 * 24 * 3_600_000);
    });
  });

  test('nothing but a deadline goes in quiet hours', () => {
    holds((given, notice) => {
      expect(isQuietTime(given, mailDueAt(given, { ...notice, isDeadline: false }))).toBe(false);
    });
  });

  test('with mails left it waits through quiet hours and not a minute more', () => {
    holds((given, notice) => {
      const end = mailDueAt(given, { ...notice, isDeadline: false, mailsToday: 0 }).getTime();
      for (let at = notice.at.getTime(); at < end; at += 17 * 60_000) {
        expect(isQuietTime(given, new Date(at))).toBe(true);
      }
    });
  });

  test('with no mails left it goes on a later day of the person', () => {
    holds((given, notice) => {
      const at = mailDueAt(given, { ...notice, isDeadline: false, mailsToday: given.mailsPerDay });
      expect(startOfDay(given.timeZone, at).getTime()).toBeGreaterThan(startOfDay(given.timeZone, notice.at).getTime());
    });
  });
});
