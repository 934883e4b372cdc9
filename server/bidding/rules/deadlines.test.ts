import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmationEnd, standstillEnd, withdrawalDeadline } from './deadlines.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`);

test('a ranked bid can be withdrawn until an hour before the end', () => {
  expect(withdrawalDeadline(2, at('04:00:00'), at('06:00:00'))).toEqual(at('05:00:00'));
  expect(withdrawalDeadline(3, at('05:30:00'), at('06:00:00'))).toEqual(at('05:00:00'));
});

test('a sealed bid can be withdrawn for ten minutes, and not after the end', () => {
  expect(withdrawalDeadline(1, at('04:00:00'), at('06:00:00'))).toEqual(at('04:10:00'));
  expect(withdrawalDeadline(1, at('05:50:00'), at('06:00:00'))).toEqual(at('06:00:00'));
  expect(withdrawalDeadline(1, at('05:55:00'), at('06:00:00'))).toEqual(at('06:00:00'));
});

const now = new Date('2026-11-20T04:00:00Z');
const later = (hours: number, minutes = 0): Date => new Date(now.getTime() + (hours * 60 + minutes) * 60_000);
const endsIn = (hours: number, extended = 0) => ({
  scheduledEndsAt: later(hours),
  endsAt: later(hours, extended),
  hardEndsAt: later(hours, 30),
});

test('less than a day before the end, a change of terms leaves a day', () => {
  expect(confirmationEnd(endsIn(23), now)).toEqual(endsIn(24));
  expect(confirmationEnd(endsIn(1), now)).toEqual(endsIn(24));
});

test('an end that was extended before moves as well, with the full margin to the hard end', () => {
  expect(confirmationEnd(endsIn(0, 10), now)).toEqual(endsIn(24));
});

test('a later end does not move', () => {
  expect(confirmationEnd(endsIn(24), now)).toBeNull();
  expect(confirmationEnd(endsIn(48), now)).toBeNull();
});

const endOf = (publishedAt: string, days: number, timeZone: string): string =>
  standstillEnd(new Date(publishedAt), days, timeZone).toISOString();

test('without working days the award is final at once', () => {
  expect(endOf('2026-11-20T04:01:00.000Z', 0, 'Australia/Melbourne')).toBe('2026-11-20T04:01:00.000Z');
});

test('a standstill ends at 17:00 in the zone of the engagement, on the last of its working days', () => {
  // 20 November 2026 is a Friday.
  expect(endOf('2026-11-17T04:01:00Z', 2, 'Australia/Melbourne')).toBe('2026-11-19T06:00:00.000Z');
  expect(endOf('2026-11-20T04:01:00Z', 1, 'Australia/Melbourne')).toBe('2026-11-23T06:00:00.000Z');
  expect(endOf('2026-11-20T04:01:00Z', 10, 'Australia/Melbourne')).toBe('2026-12-04T06:00:00.000Z');
  expect(endOf('2026-11-20T20:00:00Z', 1, 'UTC')).toBe('2026-11-23T17:00:00.000Z');
});

test('the day of publication of a standstill is a day of the zone, and weekends do not count', () => {
  // Friday afternoon in London is already Saturday in Melbourne.
  expect(endOf('2026-11-20T15:00:00Z', 1, 'Europe/London')).toBe('2026-11-23T17:00:00.000Z');
  expect(endOf('2026-11-20T15:00:00Z', 1, 'Australia/Melbourne')).toBe('2026-11-23T06:00:00.000Z');
  expect(endOf('2026-11-22T15:00:00Z', 1, 'Europe/London')).toBe('2026-11-23T17:00:00.000Z');
  expect(endOf('2026-11-22T15:00:00Z', 1, 'Australia/Melbourne')).toBe('2026-11-24T06:00:00.000Z');
});

test('a standstill ends at 17:00 of the clocks, also where they change in between', () => {
  // London's clocks go back on 25 October 2026.
  expect(endOf('2026-10-23T09:00:00Z', 1, 'Europe/London')).toBe('2026-10-26T17:00:00.000Z');
  expect(endOf('2026-10-22T09:00:00Z', 1, 'Europe/London')).toBe('2026-10-23T16:00:00.000Z');
});

test('a standstill ends after the publication, never at a weekend, and later with each working day', () => {
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  const zones = fc.constantFrom('Australia/Melbourne', 'America/New_York', 'Asia/Kolkata', 'UTC');
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 10 }), zones, (publishedAt, days, timeZone) => {
      const end = standstillEnd(publishedAt, days, timeZone);
      const shown = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
      });
      expect(shown.format(end)).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri),? 17:00$/u);
      expect(end.getTime()).toBeGreaterThan(publishedAt.getTime());
      expect(standstillEnd(publishedAt, days + 1, timeZone).getTime()).toBeGreaterThan(end.getTime());
    }),
  );
});
