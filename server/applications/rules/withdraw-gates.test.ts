import { describe, expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { undoGates, withdrawGates } from './withdraw-gates.ts';

const now = new Date('2026-11-20T04:01:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const facts = {
  mayWithdraw: true,
  application: { statusId: 2, previousStatusId: 1, withdrawnAt: null as Date | null },
  engagementStatus: 'open',
  endedAs: null,
} as const;
const withdrawing = (given: object = {}): string[] =>
  withdrawGates({ ...facts, hiredCandidates: 0, ...given }).map(({ code }) => code);
const inStatus = (statusId: ApplicationStatusId) => ({ application: { ...facts.application, statusId } });
const withdrawn = (at: Date | null) => ({ application: { statusId: 5, previousStatusId: 2, withdrawnAt: at } });
const undoing = (given: object): string[] => undoGates({ ...facts, ...given }, now).map(({ code }) => code);

describe('an application is withdrawn', () => {
  test.each([1, 2, 7] as const)('while it is Pending, Approved or in Re-bid (%i)', (statusId) => {
    expect(withdrawing(inStatus(statusId))).toEqual([]);
  });

  test.each([3, 4, 5, 6] as const)('and not once it is final (%i)', (statusId) => {
    expect(withdrawing(inStatus(statusId))).toEqual(['application-final']);
  });

  test('never where there is none', () => {
    expect(withdrawing({ application: null })).toEqual(['not-applied']);
  });

  test('not after a hire, not after the end, and not without the right, with all that applies', () => {
    expect(
      withdrawing({ hiredCandidates: 1, mayWithdraw: false, engagementStatus: 'cancelled', endedAs: 'cancelled' }),
    ).toEqual(['no-permission', 'engagement-ended', 'candidate-hired']);
  });
});

describe('a withdrawal is taken back', () => {
  test('for ten minutes, and not a moment longer', () => {
    expect(undoing(withdrawn(new Date(minutesAgo(10).getTime() + 1)))).toEqual([]);
    expect(undoing(withdrawn(minutesAgo(10)))).toEqual(['undo-passed']);
    expect(undoing(withdrawn(null))).toEqual(['undo-passed']);
  });

  test('only where there is one', () => {
    expect(undoing({})).toEqual(['not-withdrawn']);
    expect(undoing({ application: null })).toEqual(['not-applied']);
  });

  test('not after the end of the engagement, and not without the right', () => {
    expect(
      undoing({ ...withdrawn(minutesAgo(1)), mayWithdraw: false, engagementStatus: 'completed', endedAs: 'success' }),
    ).toEqual(['no-permission', 'engagement-ended']);
  });
});
