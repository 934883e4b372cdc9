import { expect, test } from 'vitest';
import type { ClaimState } from '#contract/claims/states.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { Right } from '#contract/common/refusal.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { claimRights, rightToMakeClaim } from './policy.ts';

const codes = (right: Right): string[] => (right.allowed ? [] : right.reasons.map(({ code }) => code));
const now = new Date('2026-11-25T06:00:00Z');
const facts = { hasClaim: false, timeZone: 'Australia/Sydney', now };
const candidate = { statusId: candidateStatus.pending, dateSubmitted: new Date('2026-11-18T01:00:00Z') };

test('the employer may claim a candidate once, within five working days, and not after a hire', () => {
  expect(rightToMakeClaim(candidate, facts)).toEqual({ allowed: true });
  expect(codes(rightToMakeClaim(candidate, { ...facts, now: new Date(now.getTime() + 1) }))).toEqual([
    'claim-time-over',
  ]);
  expect(codes(rightToMakeClaim(candidate, { ...facts, hasClaim: true }))).toEqual(['already-claimed']);
  expect(codes(rightToMakeClaim({ ...candidate, statusId: candidateStatus.hired }, facts))).toEqual([
    'candidate-hired',
  ]);
});

const scopeOf = (
  side: 'agency' | 'client' | 'provider',
  permissions: string[] = ['Fulfillment Stage=Submit Candidate'],
) => ({ side, permissions: new Set(permissions) }) as unknown as Scope;
const allowedFor = (scope: Scope, state: ClaimState): string[] =>
  Object.entries(claimRights(scope, { state }))
    .filter(([, right]) => right.allowed)
    .map(([name]) => name);

test('each side has its steps until the claim has ended', () => {
  expect(allowedFor(scopeOf('client'), 'open')).toEqual(['withdraw']);
  expect(allowedFor(scopeOf('client'), 'contested')).toEqual(['withdraw']);
  expect(allowedFor(scopeOf('agency'), 'open')).toEqual(['accept', 'contest']);
  expect(allowedFor(scopeOf('agency'), 'contested')).toEqual(['accept']);
  expect(allowedFor(scopeOf('agency', []), 'open')).toEqual([]);
  expect(allowedFor(scopeOf('provider'), 'open')).toEqual([]);
  expect(allowedFor(scopeOf('provider'), 'contested')).toEqual(['decide']);
  for (const side of ['agency', 'client', 'provider'] as const)
    for (const state of ['withdrawn', 'accepted', 'lapsed', 'upheld', 'dismissed'] as const)
      expect(allowedFor(scopeOf(side), state)).toEqual([]);
});
