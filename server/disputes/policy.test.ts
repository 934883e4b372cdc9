import { expect, test } from 'vitest';
import { disputeStates, type DisputeState } from '#contract/disputes/states.ts';
import { makeCaller, permissionsByRole, policyTestTime as now } from '#server/testing/policies/caller.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { rightToAnswerDispute, disputeDecisionRights, rightToWithdrawDispute } from './policy.ts';

const later = new Date(now.getTime() + 1);
const states = Object.fromEntries(disputeStates.map((state) => [state, state])) as Record<string, DisputeState>;

test('the agency that opened a dispute withdraws it until it has ended', () => {
  expect(
    rightsTable(states, (state) => ({
      admin: rightToWithdrawDispute(makeCaller(permissionsByRole['owner and admin']), { state }),
      'standard user': rightToWithdrawDispute(makeCaller(permissionsByRole['standard user']), { state }),
      'no permission': rightToWithdrawDispute(makeCaller([]), { state }),
    })),
  ).toMatchInlineSnapshot(`
    "          | admin         | standard user | no permission
    open      | yes           | yes           | no-permission
    withdrawn | dispute-ended | dispute-ended | no-permission, dispute-ended
    upheld    | dispute-ended | dispute-ended | no-permission, dispute-ended
    dismissed | dispute-ended | dispute-ended | no-permission, dispute-ended"
  `);
});

test('the owner answers once, before the end of the time to answer', () => {
  const open = { endedAt: null, answeredAt: null, answerBy: later };
  const disputes = {
    open,
    'at the deadline': { ...open, answerBy: now },
    answered: { ...open, answeredAt: now },
    ended: { ...open, endedAt: now },
  };
  expect(
    rightsTable(disputes, (dispute) => ({
      admin: rightToAnswerDispute(makeCaller(permissionsByRole['owner and admin']), dispute),
      'standard user': rightToAnswerDispute(makeCaller(permissionsByRole['standard user']), dispute),
      'no permission': rightToAnswerDispute(makeCaller([]), dispute),
    })),
  ).toMatchInlineSnapshot(`
    "                | admin            | standard user    | no permission
    open            | yes              | yes              | no-permission
    at the deadline | dispute-answered | dispute-answered | no-permission, dispute-answered
    answered        | dispute-answered | dispute-answered | no-permission, dispute-answered
    ended           | dispute-ended    | dispute-ended    | no-permission, dispute-ended"
  `);
});

const waiting = { answeredAt: null, answerBy: later, isClaimed: false };
const answered = { ...waiting, answeredAt: now };
const staff = { side: 'provider', now } as const;

test('Rolecall decides after the answer or the time for it, also about a hire', () => {
  const owners: Record<string, Parameters<typeof disputeDecisionRights>[1]['owner']> = {
    'not found yet': undefined,
    'can still answer': waiting,
    'at the deadline': { ...waiting, answerBy: now },
    answered,
    'answered, with an undecided claim of the employer': { ...answered, isClaimed: true },
  };
  expect(rightsTable(owners, (owner) => disputeDecisionRights(staff, { state: 'open', owner }))).toMatchInlineSnapshot(`
    "                                                  | uphold               | dismiss
    not found yet                                     | dispute-not-answered | dispute-not-answered
    can still answer                                  | dispute-not-answered | dispute-not-answered
    at the deadline                                   | yes                  | yes
    answered                                          | yes                  | yes
    answered, with an undecided claim of the employer | claim-pending        | yes"
  `);
});

test('the rights to decide a dispute that the owner has answered, by its state', () => {
  expect(rightsTable(states, (state) => disputeDecisionRights(staff, { state, owner: answered })))
    .toMatchInlineSnapshot(`
    "          | uphold        | dismiss
    open      | yes           | yes
    withdrawn | dispute-ended | dispute-ended
    upheld    | dispute-ended | dispute-ended
    dismissed | dispute-ended | dispute-ended"
  `);
});

test('only Rolecall decides', () => {
  expect(
    rightsTable({ agency: 'agency', client: 'client', provider: 'provider' } as const, (side) =>
      disputeDecisionRights({ side, now }, { state: 'open', owner: answered }),
    ),
  ).toMatchInlineSnapshot(`
    "         | uphold        | dismiss
    agency   | dispute-ended | dispute-ended
    client   | dispute-ended | dispute-ended
    provider | yes           | yes"
  `);
});
