import { expect, test } from 'vitest';
import type { Right } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToAnswerDispute, disputeDecisionRights, rightToWithdrawDispute } from './policy.ts';

const codes = (right: Right): string[] => (right.allowed ? [] : right.reasons.map(({ code }) => code));
const now = new Date('2026-11-25T06:00:00Z');
const later = new Date(now.getTime() + 1);
const agency = (permissions: string[]) =>
  ({ side: 'agency', now, permissions: new Set(permissions) }) as unknown as AgencyScope;
const recruiter = agency(['Fulfillment Stage=Submit Candidate']);
const reader = agency([]);

test('the agency that opened a dispute withdraws it until it has ended', () => {
  expect(codes(rightToWithdrawDispute(recruiter, { state: 'open' }))).toEqual([]);
  expect(codes(rightToWithdrawDispute(reader, { state: 'open' }))).toEqual(['no-permission']);
  for (const state of ['withdrawn', 'upheld', 'dismissed'] as const)
    expect(codes(rightToWithdrawDispute(recruiter, { state }))).toEqual(['dispute-ended']);
});

test('the owner answers once, before the end of the time to answer', () => {
  const open = { endedAt: null, answeredAt: null, answerBy: later };
  expect(codes(rightToAnswerDispute(recruiter, open))).toEqual([]);
  expect(codes(rightToAnswerDispute(reader, open))).toEqual(['no-permission']);
  expect(codes(rightToAnswerDispute(recruiter, { ...open, answerBy: now }))).toEqual(['dispute-answered']);
  expect(codes(rightToAnswerDispute(recruiter, { ...open, answeredAt: now }))).toEqual(['dispute-answered']);
  expect(codes(rightToAnswerDispute(recruiter, { ...open, endedAt: now }))).toEqual(['dispute-ended']);
});

test('Rolecall decides after the answer or the time for it, also about a hire', () => {
  const staff = { side: 'provider', now } as const;
  const owner = { answeredAt: null, answerBy: later, isClaimed: false };
  const both = (
    facts: Parameters<typeof disputeDecisionRights>[1],
    by: Parameters<typeof disputeDecisionRights>[0] = staff,
  ) => {
    const { uphold, dismiss } = disputeDecisionRights(by, facts);
    return [codes(uphold), codes(dismiss)];
  };
  const waits = [['dispute-not-answered'], ['dispute-not-answered']];
  expect(both({ state: 'open', owner })).toEqual(waits);
  expect(both({ state: 'open', owner: undefined })).toEqual(waits);
  expect(both({ state: 'open', owner: { ...owner, answeredAt: now } })).toEqual([[], []]);
  expect(both({ state: 'open', owner: { ...owner, answerBy: now } })).toEqual([[], []]);
  const heard = { ...owner, answeredAt: now };
  expect(both({ state: 'open', owner: { ...heard, isClaimed: true } })).toEqual([['claim-pending'], []]);
  expect(both({ state: 'upheld', owner: { ...owner, answeredAt: now } })).toEqual([
    ['dispute-ended'],
    ['dispute-ended'],
  ]);
  expect(both({ state: 'open', owner: { ...owner, answeredAt: now } }, recruiter)).toEqual([
    ['dispute-ended'],
    ['dispute-ended'],
  ]);
});
