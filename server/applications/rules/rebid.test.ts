import { expect, test } from 'vitest';
import { afterRebid, asOfNow, hasRunOut, rebidDue } from './rebid.ts';

const now = new Date('2026-11-20T04:01:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const asked = {
  statusId: 7,
  previousStatusId: 1,
  reasonCode: '1',
  reasonText: 'Close.',
  rebidDueAt: later(1),
  rebidPausedAt: null,
  rebidPausedUntil: null,
};

test('a Re-bid has run out at the moment it was asked until, and one that waits for a bid never does', () => {
  expect(hasRunOut(asked, now)).toBe(false);
  expect(hasRunOut({ ...asked, rebidDueAt: now }, now)).toBe(true);
  expect(hasRunOut({ ...asked, rebidDueAt: null }, now)).toBe(false);
  expect(hasRunOut({ ...asked, statusId: 5, rebidDueAt: now }, now)).toBe(false);
});

test('what has run out is read as standing where it stood before, without the reason', () => {
  expect(asOfNow(asked, now)).toBe(asked);
  expect(asOfNow({ ...asked, rebidDueAt: now }, now)).toEqual({
    statusId: 1,
    previousStatusId: 7,
    reasonCode: null,
    reasonText: null,
    rebidDueAt: null,
    rebidPausedAt: null,
    rebidPausedUntil: null,
  });
});

test.each([
  [1, 1],
  [2, 2],
  [null, 1],
])('after a Re-bid from %s nobody has answered it goes to %i', (previousStatusId, statusId) => {
  expect(afterRebid({ previousStatusId })).toBe(statusId);
});

test('a new tender is asked for until the hours are over, and never beyond the closing time', () => {
  expect(rebidDue(now, 24, later(48 * 3_600_000))).toEqual(later(24 * 3_600_000));
  expect(rebidDue(now, 24, later(3_600_000))).toEqual(later(3_600_000));
});

test('what was left of the time when the engagement came to stand still is left as long as it does, and after', () => {
  const still = { ...asked, rebidDueAt: later(-1), rebidPausedAt: later(-3), rebidPausedUntil: null };
  expect(hasRunOut(still, now)).toBe(false);
  expect(asOfNow(still, now)).toMatchObject({ statusId: 7, rebidDueAt: later(2), rebidPausedAt: now });
  expect(asOfNow(still, later(500))).toMatchObject({ statusId: 7, rebidDueAt: later(502) });
  const wentOn = { ...still, rebidPausedUntil: later(-1) };
  expect(asOfNow(wentOn, now)).toMatchObject({ statusId: 7, rebidDueAt: later(1), rebidPausedAt: null });
  expect(asOfNow(wentOn, later(1))).toMatchObject({ statusId: 1, rebidDueAt: null, rebidPausedUntil: null });
});
