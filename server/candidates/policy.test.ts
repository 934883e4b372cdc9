import { describe, expect, it } from 'vitest';
import { permissions, type Permission } from '#contract/common/permissions.ts';
import type { Right } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { agencyCan, employerCan, feeTermsOf, moveRight, allowedMoves } from './policy.ts';

const now = new Date('2026-11-20T04:01:00Z');
const scopeWith = (...given: Permission[]) => ({ now, permissions: new Set(given) }) as unknown as AgencyScope;
const place = {
  request: { statusId: 5 },
  engagement: { status: 'open', endedAs: null, clientName: 'Northwind Health', timeZone: 'Australia/Sydney' },
} as const;
const candidate = (given: Partial<Parameters<typeof agencyCan>[1]> = {}) => ({
  statusId: 1 as const,
  firstViewedAt: null,
  dateWithdrawn: null,
  ...given,
});
const code = (right: Right) => (right.allowed ? 'yes' : right.reasons.map((reason) => reason.code).join(' '));
const codes = (can: Record<string, Right>) =>
  Object.fromEntries(Object.entries(can).map(([name, right]) => [name, code(right)]));

describe('what an agency may do with its candidate', () => {
  const all = scopeWith(...permissions);

  it('is everything but the undo while nobody has opened it', () => {
    expect(codes(agencyCan(all, candidate(), place))).toEqual({
      edit: 'yes',
      withdraw: 'yes',
      undoWithdraw: 'not-withdrawn',
      replaceCv: 'yes',
      changeDocuments: 'yes',
    });
  });

  it('leaves the CV alone once the employer has opened it or decided on it', () => {
    const opened = agencyCan(all, candidate({ firstViewedAt: new Date('2026-11-03T01:00:00Z') }), place).replaceCv;
    expect(opened).toEqual({
      allowed: false,
      reasons: [
        {
          code: 'cv-opened',
          text: 'Northwind Health has opened the CV.',
          unblockBy: 'Add a newer CV under Other documents.',
          who: 'Your agency',
        },
      ],
    });
    expect(code(agencyCan(all, candidate({ statusId: 4 }), place).replaceCv)).toBe('cv-judged');
  });

  it.each([2, 3, 7] as const)('is nothing once it is judged (%i)', (statusId) => {
    const can = codes(agencyCan(all, candidate({ statusId }), place));
    expect(Object.values(can)).not.toContain('yes');
  });

  it('is the undo alone after a withdrawal', () => {
    const withdrawn = candidate({ statusId: 5, dateWithdrawn: new Date(now.getTime() - 60_000) });
    expect(codes(agencyCan(all, withdrawn, place))).toMatchObject({ undoWithdraw: 'yes', edit: 'candidate-withdrawn' });
    const fulfilled = { ...place, request: { ...place.request, statusId: 6 as const } };
    expect(code(agencyCan(all, withdrawn, fulfilled).undoWithdraw)).toBe('request-fulfilled');
  });

  it('is what the permissions of the user say', () => {
    expect(codes(agencyCan(scopeWith('Fulfillment Stage=Edit Candidate Details'), candidate(), place))).toMatchObject({
      edit: 'yes',
      withdraw: 'no-permission',
      replaceCv: 'no-permission',
      changeDocuments: 'no-permission',
    });
  });
});

describe('what an employer may do with a candidate', () => {
  it('moves it ahead and rejects it', () => {
    expect(allowedMoves({ statusId: 8 }, place)).toEqual([
      { candidateStatusId: 9, candidateStatus: 'Offer Extended', right: { allowed: true } },
      { candidateStatusId: 2, candidateStatus: 'Hired', right: { allowed: true } },
    ]);
    expect(codes(employerCan({ statusId: 8 }, place))).toEqual({ reject: 'yes', unreject: 'not-rejected' });
    expect(codes(employerCan({ statusId: 3 }, place))).toEqual({ reject: 'candidate-rejected', unreject: 'yes' });
  });

  it('hires nobody into a request that is full', () => {
    const full = { ...place, request: { statusId: 6 as const } };
    expect(code(moveRight({ statusId: 9 }, full, 2))).toBe('request-fulfilled');
  });
});

describe('the fee of a hire', () => {
  const engagement = { feeTypeId: 1, feePercent: '13.75', feeAmount: null };

  it('is what the application says, else what the engagement says', () => {
    expect(feeTermsOf({ feeTypeId: 3, feePercent: null, feeAmount: '18000' }, engagement)).toEqual({
      feeTypeId: 3,
      feePercent: null,
      feeAmount: '18000',
    });
    expect(feeTermsOf({ feeTypeId: null, feePercent: null, feeAmount: null }, engagement)).toEqual(engagement);
    expect(feeTermsOf(undefined, engagement)).toEqual(engagement);
  });
});
