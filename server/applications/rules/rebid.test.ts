import { expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { effectiveApplication, isRebidExpired, rebidDeadline } from './rebid.ts';

const now = new Date('2026-11-20T04:01:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const asked = {
  statusId: 7 as ApplicationStatusId,
  previousStatusId: 2 as ApplicationStatusId,
  reasonCode: '1',
  reasonText: 'Close.',
  rebidDueAt: later(1),
  rebidPausedAt: null,
  rebidPausedUntil: null,
};

test('a Re-bid has run out at the moment it was asked until, and one that waits for a bid never does', () => {
  expect(isRebidExpired(asked, now)).toBe(false);
  expect(isRebidExpired({ ...asked, rebidDueAt: now }, now)).toBe(true);
  expect(isRebidExpired({ ...asked, rebidDueAt: null }, now)).toBe(false);
  expect(isRebidExpired({ ...asked, statusId: 5, rebidDueAt: now }, now)).toBe(false);
});

test('what has run out is read as approved again, without the reason', () => {
  expect(effectiveApplication(asked, now)).toBe(asked);
  expect(effectiveApplication({ ...asked, rebidDueAt: now }, now)).toEqual({
    statusId: 2,
    previousStatusId: 7,
    reasonCode: null,
    reasonText: null,
    rebidDueAt: null,
    rebidPausedAt: null,
    rebidPausedUntil: null,
  });
});

test('a new tender is asked for until the hours are over, and never beyond the closing time', () => {
  expect(rebidDeadline(now, 24, later(48 * 3_600_000))).toEqual(later(24 * 3_600_000));
  expect(rebidDeadline(now, 24, later(3_600_000))).toEqual(later(3_600_000));
});

test('what was left of the time when the engagement came to stand still is left as long as it does, and after', () => {
  const still = { ...asked, rebidDueAt: later(-1), rebidPausedAt: later(-3), rebidPausedUntil: null };
  expect(isRebidExpired(still, now)).toBe(false);
  expect(effectiveApplication(still, now)).toMatchObject({ statusId: 7, rebidDueAt: later(2), rebidPausedAt: now });
  expect(effectiveApplication(still, later(500))).toMatchObject({ statusId: 7, rebidDueAt: later(502) });
  const wentOn = { ...still, rebidPausedUntil: later(-1) };
  expect(effectiveApplication(wentOn, now)).toMatchObject({ statusId: 7, rebidDueAt: later(1), rebidPausedAt: null });
  expect(effectiveApplication(wentOn, later(1))).toMatchObject({
    statusId: 2,
    rebidDueAt: null,
    rebidPausedUntil: null,
  });
});
