import { describe, expect, test } from 'vitest';
import { engagementReasons } from '#contract/engagements/reasons.ts';
import { rebidGates, revokeGates, tenderGates } from './tender-gates.ts';

const now = new Date('2026-11-20T04:01:00Z');
const codes = (reasons: readonly { code: string }[]): string[] => reasons.map(({ code }) => code);
const open = { engagementStatus: 'open', endedAs: null } as const;

describe('a tender is changed', () => {
  const facts = { mayApply: true, way: 'tender-rate', statusId: 1, closed: [] } as const;
  test.each([1, 7] as const)('while it is Pending or in Re-bid (%i)', (statusId) => {
    expect(tenderGates({ ...facts, statusId })).toEqual([]);
  });
  test.each([2, 3, 4, 5, 6] as const)('and not in any other status (%i)', (statusId) => {
    expect(codes(tenderGates({ ...facts, statusId }))).toEqual(['tender-decided']);
  });
  test('only where there is one', () => {
    expect(codes(tenderGates({ ...facts, statusId: null }))).toEqual(['not-applied']);
    expect(codes(tenderGates({ ...facts, way: 'set-rate' }))).toEqual(['no-tender']);
    expect(codes(tenderGates({ ...facts, way: 'competitive' }))).toEqual(['no-tender']);
  });
  test('with the right, and before the closing time', () => {
    const closed = [engagementReasons['closing-passed']];
    expect(codes(tenderGates({ ...facts, mayApply: false, closed }))).toEqual(['no-permission', 'closing-passed']);
  });
});

describe('an approval is revoked', () => {
  test('while the engagement is open', () => {
    expect(revokeGates({ ...open, statusId: 2 })).toEqual([]);
    expect(codes(revokeGates({ statusId: 2, engagementStatus: 'cancelled', endedAs: 'cancelled' }))).toEqual([
      'engagement-ended',
    ]);
  });
  test.each([1, 3, 4, 5, 6, 7] as const)('and nothing but an approval (%i)', (statusId) => {
    expect(codes(revokeGates({ ...open, statusId }))).toEqual(['not-approved']);
  });
});

describe('a new tender is asked for', () => {
  const facts = { ...open, way: 'tender-rate', closingAt: new Date(now.getTime() + 1) } as const;
  test('of a tender that is Approved', () => {
    expect(rebidGates({ ...facts, statusId: 2 }, now)).toEqual([]);
  });
  test.each([1, 3, 4, 5, 6, 7])('and in no other status (%i)', (statusId) => {
    expect(codes(rebidGates({ ...facts, statusId }, now))).toEqual(['not-to-rebid']);
  });
  test('not where the agency names no price, not after the closing time, not after the end', () => {
    expect(codes(rebidGates({ ...facts, way: 'set-rate', statusId: 2 }, now))).toEqual(['no-tender']);
    const late = { ...facts, statusId: 2, closingAt: now, engagementStatus: 'completed', endedAs: 'success' } as const;
    expect(codes(rebidGates(late, now))).toEqual(['engagement-ended', 'closing-passed']);
  });
});
