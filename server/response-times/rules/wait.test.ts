import { expect, test } from 'vitest';
import { workingDaysAfter, workingDaysBefore, workingDaysBetween } from '#contract/common/local-time.ts';
import { dueResponseStep, toResponseWait } from './wait.ts';

const timeZone = 'Australia/Melbourne';
const level = { serviceLevelDays: 5, timeZone };
/** It is Friday, 10:00 in Melbourne. */
const since = new Date('2026-11-19T23:00:00Z');
const day = 86_400_000;

test('a working day counts once it has ended at 17:00 in the zone of the client', () => {
  const friday = since;
  expect(workingDaysBetween(friday, new Date('2026-11-22T13:00:00Z'), timeZone)).toBe(0);
  expect(workingDaysBetween(friday, new Date('2026-11-23T05:59:00Z'), timeZone)).toBe(0);
  expect(workingDaysBetween(friday, new Date('2026-11-23T06:00:00Z'), timeZone)).toBe(1);
  expect(workingDaysBetween(friday, new Date('2026-11-23T06:00:00Z'), 'UTC')).toBe(1);
  expect(workingDaysBetween(friday, friday, timeZone)).toBe(0);
});

test.each(['Australia/Melbourne', 'America/New_York', 'UTC', 'Pacific/Kiritimati'])(
  'the three ways to count working days agree in %s, also over changes of the clocks',
  (zone) => {
    for (let hours = 0; hours < 24 * 40; hours += 7) {
      const from = new Date(Date.parse('2026-10-01T03:00:00Z') + hours * 3_600_000);
      for (const later of [0, 1.3, 4, 6.9, 9.2, 15]) {
        const now = new Date(from.getTime() + later * day);
        for (const days of [1, 3, 5]) {
          const hasLasted = workingDaysBetween(from, now, zone) >= days;
          expect([hasLasted, from < workingDaysBefore(now, days, zone)]).toEqual([hasLasted, hasLasted]);
          expect(workingDaysAfter(from, days, zone) <= now).toBe(hasLasted);
        }
      }
    }
  },
);

test('a wait is overdue once the working days of the service level have ended', () => {
  const facts = { waitingSince: since, remindedAt: null, escalatedAt: null };
  const at = (now: string) => toResponseWait(facts, level, new Date(now));
  expect(at('2026-11-27T05:59:59Z')).toMatchObject({ workingDays: 4, isOverdue: false, since: since.toISOString() });
  expect(at('2026-11-27T06:00:00Z')).toMatchObject({ workingDays: 5, isOverdue: true, escalatedAt: null });
  const shorter = { ...level, serviceLevelDays: 4 };
  expect(toResponseWait(facts, shorter, new Date('2026-11-27T05:59:59Z'))).toMatchObject({ isOverdue: true });
});

test('one reminder after the term, one escalation a whole term after the reminder, and nothing more', () => {
  const step = (now: string, remindedAt: string | null = null, escalatedAt: string | null = null) =>
    dueResponseStep(
      {
        waitingSince: since,
        remindedAt: remindedAt === null ? null : new Date(remindedAt),
        escalatedAt: escalatedAt === null ? null : new Date(escalatedAt),
      },
      level,
      new Date(now),
    );
  expect(step('2026-11-27T05:59:59Z')).toBeNull();
  expect(step('2026-11-27T06:00:00Z')).toBe('remind');
  expect(step('2026-12-20T00:00:00Z')).toBe('remind');
  expect(step('2026-12-04T05:59:59Z', '2026-11-27T06:00:00Z')).toBeNull();
  expect(step('2026-12-04T06:00:00Z', '2026-11-27T06:00:00Z')).toBe('escalate');
  expect(step('2026-12-30T00:00:00Z', '2026-11-27T06:00:00Z', '2026-12-04T06:00:00Z')).toBeNull();
});
