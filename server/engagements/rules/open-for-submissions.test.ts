import { describe, expect, test } from 'vitest';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { reasonsAgainstSubmissions, rolesRemaining } from './open-for-submissions.ts';

const available: Parameters<typeof reasonsAgainstSubmissions>[0] = {
  statusId: talentRequestStatus.available,
};
const open = { status: 'open', endedAs: null } as const;
const codes = (request: typeof available, engagement: Parameters<typeof reasonsAgainstSubmissions>[1] = open) =>
  reasonsAgainstSubmissions(request, engagement).map(({ code }) => code);

describe('a talent request is open for submissions', () => {
  test('while it is Available', () => expect(codes(available)).toEqual([]));
  test.each([
    ['Pending', talentRequestStatus.pending, 'request-not-open'],
    ['In-Market', talentRequestStatus.inMarket, 'request-not-available'],
    ['Fulfilled', talentRequestStatus.fulfilled, 'request-fulfilled'],
    ['Cancelled', talentRequestStatus.cancelled, 'request-cancelled'],
    ['Paused', talentRequestStatus.paused, 'request-paused'],
  ] as const)('not while it is %s', (_name, statusId, code) =>
    expect(codes({ ...available, statusId })).toEqual([code]),
  );
  test('not once its engagement has ended', () =>
    expect(codes(available, { status: 'cancelled', endedAs: 'discontinued' })).toEqual(['engagement-ended']));
});

test('the remaining roles are the unfilled ones', () =>
  expect(rolesRemaining({ noOfRoles: 2, noOfRolesFilled: 1 })).toBe(1));
