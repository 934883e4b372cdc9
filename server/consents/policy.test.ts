import { expect, test } from 'vitest';
import { consentStates } from '#contract/consents/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { consentRequestRights } from './policy.ts';

const now = new Date('2026-11-20T04:00:00Z');
const caller = { permissions: new Set<Permission>(['Fulfillment Stage=Submit Candidate']), now };
const facts = { sentAt: new Date('2026-11-18T04:00:00Z'), candidateId: null };
const allowed = (given: object = {}) =>
  Object.fromEntries(
    consentStates.map((state) => [
      state,
      Object.entries(consentRequestRights(caller, { ...facts, state, ...given }))
        .filter(([, right]) => right.allowed)
        .map(([name]) => name),
    ]),
  );

test('by the state of the request', () => {
  const none = { refused: [], withdrawn: [], expired: [], cancelled: [] };
  expect(allowed()).toEqual({ ...none, waiting: ['resend', 'cancel'], agreed: ['cancel', 'submit'] });
  expect(allowed({ candidateId: 'c' })).toEqual({ ...none, waiting: ['resend', 'cancel'], agreed: [] });
  expect(allowed({ sentAt: now })).toMatchObject({ waiting: ['cancel'] });
});

test('only for users who may submit candidates', () => {
  const can = consentRequestRights({ ...caller, permissions: new Set() }, { ...facts, state: 'waiting' });
  expect(Object.values(can).every((right) => !right.allowed && right.reasons[0]?.code === 'no-permission')).toBe(true);
});
