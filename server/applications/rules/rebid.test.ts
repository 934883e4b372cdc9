import { expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { effectiveApplication, isRebidExpired, rebidDeadline } from './rebid.ts';

const now = new Date('2026-11-20T04:01:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const pendingRebid = {
  statusId: 7 as ApplicationStatusId,
  previousStatusId: 2 as ApplicationStatusId,
  reasonCode: '1',
  reasonText: 'Close.',
  rebidDueAt: later(1),
  rebidPausedAt: null,
  rebidPausedUntil: null,
};

test('a Re-bid expires at its deadline, and one that waits for a bid never does', () => {
  expect(isRebidExpired(pendingRebid, now)).toBe(false);
  expect(isRebidExpired({ ...pendingRebid, rebidDueAt: now }, now)).toBe(true);
  expect(isRebidExpired({ ...pendingRebid, rebidDueAt: null }, now)).toBe(false);
  expect(isRebidExpired({ ...pendingRebid, statusId: 5, rebidDueAt: now }, now)).toBe(false);
});

test('an expired Re-bid is returned as Approved, without the reason', () => {
  expect(effectiveApplication(pendingRebid, now)).toBe(pendingRebid);
  expect(effectiveApplication({ ...pendingRebid, rebidDueAt: now }, now)).toEqual({
    statusId: 2,
    previousStatusId: 7,
    reasonCode: null,
    reasonText: null,
    rebidDueAt: null,
    rebidPausedAt: null,
    rebidPausedUntil: null,
  });
});

test('the deadline of a new tender is the number of hours from now, at most the closing time', () => {
  expect(rebidDeadline(now, 24, later(48 * 3_600_000))).toEqual(later(24 * 3_600_000));
  expect(rebidDeadline(now, 24, later(3_600_000))).toEqual(later(3_600_000));
});

test('the remaining time stays the same during and after a pause', () => {
  const still = { ...pendingRebid, rebidDueAt: later(-1), rebidPausedAt: later(-3), rebidPausedUntil: null };
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
