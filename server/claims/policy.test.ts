import { expect, test } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { claimStates, type ClaimState } from '#contract/claims/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { claimRights, rightToMakeClaim } from './policy.ts';

const now = new Date('2026-11-25T06:00:00Z');
const facts = { hasClaim: false, claimUntil: now, period: { from: '2026-05-22', to: '2026-11-18' }, now };

test('the employer may claim a candidate once, until the deadline, and not after a hire', () => {
  expect(
    rightsTable(candidateStatus, (statusId) => ({
      'at the deadline': rightToMakeClaim({ statusId }, facts),
      later: rightToMakeClaim({ statusId }, { ...facts, now: new Date(now.getTime() + 1) }),
      'claimed before': rightToMakeClaim({ statusId }, { ...facts, hasClaim: true }),
      introduced: rightToMakeClaim({ statusId }, { ...facts, period: { from: '2026-05-22', to: '2026-05-21' } }),
    })),
  ).toMatchInlineSnapshot(`
    "              | at the deadline | later                            | claimed before                   | introduced
    pending       | yes             | claim-time-over                  | already-claimed                  | claim-introduced
    hired         | candidate-hired | candidate-hired, claim-time-over | already-claimed, candidate-hired | candidate-hired, claim-introduced
    rejected      | yes             | claim-time-over                  | already-claimed                  | claim-introduced
    shortlisted   | yes             | claim-time-over                  | already-claimed                  | claim-introduced
    withdrew      | yes             | claim-time-over                  | already-claimed                  | claim-introduced
    screening     | yes             | claim-time-over                  | already-claimed                  | claim-introduced
    notSelected   | yes             | claim-time-over                  | already-claimed                  | claim-introduced
    interviewing  | yes             | claim-time-over                  | already-claimed                  | claim-introduced
    offerExtended | yes             | claim-time-over                  | already-claimed                  | claim-introduced"
  `);
});

const scopeOf = (side: Scope['side'], permissions: readonly Permission[] = []) =>
  ({ side, permissions: new Set(permissions) }) as unknown as Scope;
const states = Object.fromEntries(claimStates.map((state) => [state, state])) as Record<string, ClaimState>;
const tableFor = (scope: Scope): string => rightsTable(states, (state) => claimRights(scope, { state }));

test("a user of the agency who may submit candidates accepts or contests, by the claim's state", () => {
  expect(tableFor(scopeOf('agency', ['Fulfillment Stage=Submit Candidate']))).toMatchInlineSnapshot(`
    "          | withdraw                     | accept        | contest       | decide
    open      | claim-decided                | yes           | yes           | claim-decided, claim-decided
    contested | claim-decided                | yes           | claim-decided | claim-decided
    withdrawn | claim-decided, claim-decided | claim-decided | claim-decided | claim-decided, claim-decided
    accepted  | claim-decided, claim-decided | claim-decided | claim-decided | claim-decided, claim-decided
    lapsed    | claim-decided, claim-decided | claim-decided | claim-decided | claim-decided, claim-decided
    upheld    | claim-decided, claim-decided | claim-decided | claim-decided | claim-decided, claim-decided
    dismissed | claim-decided, claim-decided | claim-decided | claim-decided | claim-decided, claim-decided"
  `);
});

test('other users of the agency have no right on a claim', () => {
  expect(tableFor(scopeOf('agency'))).toMatchInlineSnapshot(`
    "          | withdraw                     | accept                       | contest                      | decide
    open      | claim-decided                | no-permission                | no-permission                | claim-decided, claim-decided
    contested | claim-decided                | no-permission                | claim-decided, no-permission | claim-decided
    withdrawn | claim-decided, claim-decided | claim-decided, no-permission | claim-decided, no-permission | claim-decided, claim-decided
    accepted  | claim-decided, claim-decided | claim-decided, no-permission | claim-decided, no-permission | claim-decided, claim-decided
    lapsed    | claim-decided, claim-decided | claim-decided, no-permission | claim-decided, no-permission | claim-decided, claim-decided
    upheld    | claim-decided, claim-decided | claim-decided, no-permission | claim-decided, no-permission | claim-decided, claim-decided
    dismissed | claim-decided, claim-decided | claim-decided, no-permission | claim-decided, no-permission | claim-decided, claim-decided"
  `);
});

test("the employer withdraws, by the claim's state", () => {
  expect(tableFor(scopeOf('client'))).toMatchInlineSnapshot(`
    "          | withdraw      | accept                       | contest                      | decide
    open      | yes           | claim-decided                | claim-decided                | claim-decided, claim-decided
    contested | yes           | claim-decided                | claim-decided, claim-decided | claim-decided
    withdrawn | claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided
    accepted  | claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided
    lapsed    | claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided
    upheld    | claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided
    dismissed | claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided"
  `);
});

test("Rolecall decides, by the claim's state", () => {
  expect(tableFor(scopeOf('provider'))).toMatchInlineSnapshot(`
    "          | withdraw                     | accept                       | contest                      | decide
    open      | claim-decided                | claim-decided                | claim-decided                | claim-decided
    contested | claim-decided                | claim-decided                | claim-decided, claim-decided | yes
    withdrawn | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided
    accepted  | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided
    lapsed    | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided
    upheld    | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided
    dismissed | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided, claim-decided | claim-decided"
  `);
});
