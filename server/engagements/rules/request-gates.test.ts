import { describe, expect, test } from 'vitest';
import type { TalentRequestStatusId } from '#contract/engagements/states.ts';
import {
  cancelGates,
  changeBasisGates,
  changeRequestGates,
  completeGates,
  pauseGates,
  restorableUntil,
  restoreGates,
  resumeGates,
  withFilledInternally,
} from './request-gates.ts';

const now = new Date('2026-11-20T04:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const request = (
  statusId: TalentRequestStatusId,
  given: { noOfRolesFilled?: number; statusChangedAt?: Date } = {},
) => ({
  statusId,
  noOfRoles: 3,
  noOfRolesFilled: 0,
  internallyFilledRoles: 0,
  statusChangedAt: daysAgo(1),
  ...given,
});
const open = { status: 'open', endedAs: null } as const;
const ended = { status: 'cancelled', endedAs: 'discontinued' } as const;
const codes = (reasons: readonly { code: string }[]): string => reasons.map(({ code }) => code).join() || 'yes';

const all = [1, 2, 5, 6, 7, 8] as const;

describe('from each status', () => {
  test('In-Market and Available are paused', () => {
    expect(all.map((statusId) => codes(pauseGates(request(statusId), open)))).toEqual([
      'request-not-open',
      'yes',
      'yes',
      'request-fulfilled',
      'request-cancelled',
      'request-paused',
    ]);
  });

  test('what looks for people, or is Paused, is changed', () => {
    expect(all.map((statusId) => codes(changeRequestGates(request(statusId), open)))).toEqual([
      'request-not-open',
      'yes',
      'yes',
      'request-fulfilled',
      'request-cancelled',
      'yes',
    ]);
    expect(codes(changeRequestGates(request(5), ended))).toBe('engagement-ended');
    expect(changeRequestGates(request(6), open)).toMatchObject([{ unblockBy: expect.stringContaining('another') }]);
  });

  test('what agencies bid on stays once they can bid, and otherwise changes with the rest', () => {
    const lot = { ...open, kind: 'competitive', stage: 'bidding' } as const;
    expect(codes(changeBasisGates(request(2), lot))).toBe('bidding-begun');
    expect(codes(changeBasisGates(request(5), { ...lot, stage: 'fulfillment' }))).toBe('bidding-begun');
    expect(codes(changeBasisGates(request(2), { ...lot, stage: 'clarification' }))).toBe('yes');
    expect(codes(changeBasisGates(request(5), { ...open, kind: 'successfee', stage: 'fulfillment' }))).toBe('yes');
    expect(codes(changeBasisGates(request(7), lot))).toBe('request-cancelled');
  });

  test('Paused alone is resumed', () => {
    expect(all.map((statusId) => codes(resumeGates(request(statusId), open)))).toEqual([
      ...Array.from({ length: 5 }, () => 'request-not-paused'),
      'yes',
    ]);
  });

  test('everything but Fulfilled and Cancelled is cancelled', () => {
    expect(all.filter((statusId) => cancelGates(request(statusId), open).length === 0)).toEqual([1, 2, 5, 8]);
  });

  test('what is open or Paused is completed', () => {
    expect(all.filter((statusId) => completeGates(request(statusId), open).length === 0)).toEqual([2, 5, 8]);
  });
});

test('a request is not cancelled when somebody was hired; roles filled by the employer itself do not count', () => {
  expect(cancelGates(request(5, { noOfRolesFilled: 1 }), open)).toEqual([
    {
      code: 'somebody-hired',
      text: 'Someone has been hired for this talent request.',
      unblockBy: 'Complete it instead.',
      who: 'You',
    },
  ]);
  expect(cancelGates({ ...request(5, { noOfRolesFilled: 1 }), internallyFilledRoles: 1 }, open)).toEqual([]);
});

test('a cancelled request is restored within 30 days, and not a moment later', () => {
  expect(restorableUntil(request(7, { statusChangedAt: daysAgo(29) }))).toEqual(new Date('2026-11-21T04:00:00Z'));
  expect(restorableUntil(request(8))).toBeNull();
  expect(codes(restoreGates(request(7, { statusChangedAt: daysAgo(29) }), open, now))).toBe('yes');
  expect(codes(restoreGates(request(7, { statusChangedAt: daysAgo(30) }), open, now))).toBe('restore-passed');
  expect(codes(restoreGates(request(5), open, now))).toBe('request-not-cancelled');
});

test('nothing is done with the requests of an engagement that has ended, and it is said how', () => {
  const reason = [{ code: 'engagement-ended', text: 'This Engagement has been discontinued.' }];
  expect(pauseGates(request(5), ended)).toEqual(reason);
  expect(resumeGates(request(8), ended)).toEqual(reason);
  expect(cancelGates(request(5), ended)).toEqual(reason);
  expect(completeGates(request(5), ended)).toEqual(reason);
  expect(restoreGates(request(7), ended, now)).toEqual(reason);
});

test('roles filled internally change only when the number is higher and not zero, and never past the roles', () => {
  const counts = { noOfRoles: 3, noOfRolesFilled: 2, internallyFilledRoles: 1 };
  expect(withFilledInternally(counts, 2)).toEqual({ noOfRolesFilled: 3, internallyFilledRoles: 2 });
  for (const same of [0, 1] as const) {
    expect(withFilledInternally(counts, same)).toEqual({ noOfRolesFilled: 2, internallyFilledRoles: 1 });
  }
  expect(withFilledInternally(counts, 3)).toBeUndefined();
});
