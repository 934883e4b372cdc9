import { expect, test } from 'vitest';
import { consentStates, type ConsentState } from '#contract/consents/states.ts';
import { makeCaller, minutesAgo, permissionsByRole, policyTestTime as now } from '#server/testing/policies/caller.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { consentRequestRights } from './policy.ts';

const states = Object.fromEntries(consentStates.map((state) => [state, state])) as Record<string, ConsentState>;
const facts = { sentAt: minutesAgo(2 * 24 * 60), candidateId: null };
const submitter = makeCaller(['Fulfillment Stage=Submit Candidate']);

test('the rights on a request whose email was sent two days ago, by its state', () => {
  expect(rightsTable(states, (state) => consentRequestRights(submitter, { ...facts, state }))).toMatchInlineSnapshot(`
    "          | resend           | cancel           | submit
    waiting   | yes              | yes              | consent-missing
    agreed    | consent-answered | yes              | yes
    refused   | consent-answered | consent-answered | consent-missing
    withdrawn | consent-answered | consent-answered | consent-missing
    expired   | consent-answered | consent-answered | consent-missing
    cancelled | consent-answered | consent-answered | consent-missing"
  `);
});

test('the rights on a request whose email was just sent, by its state', () => {
  expect(rightsTable(states, (state) => consentRequestRights(submitter, { ...facts, sentAt: now, state })))
    .toMatchInlineSnapshot(`
    "          | resend           | cancel           | submit
    waiting   | sent-recently    | yes              | consent-missing
    agreed    | consent-answered | yes              | yes
    refused   | consent-answered | consent-answered | consent-missing
    withdrawn | consent-answered | consent-answered | consent-missing
    expired   | consent-answered | consent-answered | consent-missing
    cancelled | consent-answered | consent-answered | consent-missing"
  `);
});

test('the rights on a request whose candidate was submitted, by its state', () => {
  expect(rightsTable(states, (state) => consentRequestRights(submitter, { ...facts, candidateId: 'one', state })))
    .toMatchInlineSnapshot(`
    "          | resend           | cancel           | submit
    waiting   | yes              | yes              | consent-missing, consent-used
    agreed    | consent-answered | consent-answered | consent-used
    refused   | consent-answered | consent-answered | consent-missing, consent-used
    withdrawn | consent-answered | consent-answered | consent-missing, consent-used
    expired   | consent-answered | consent-answered | consent-missing, consent-used
    cancelled | consent-answered | consent-answered | consent-missing, consent-used"
  `);
});

test('the rights on a request by the role of the user', () => {
  expect(
    rightsTable(permissionsByRole, (permissions) => {
      const caller = makeCaller(permissions);
      const { resend, cancel } = consentRequestRights(caller, { ...facts, state: 'waiting' });
      return { resend, cancel, submit: consentRequestRights(caller, { ...facts, state: 'agreed' }).submit };
    }),
  ).toMatchInlineSnapshot(`
    "                | resend        | cancel        | submit
    owner and admin | yes           | yes           | yes
    standard user   | yes           | yes           | yes
    no permission   | no-permission | no-permission | no-permission"
  `);
});

test('a request may be sent again a day after it was sent', () => {
  const after = (minutes: number) =>
    consentRequestRights(submitter, { ...facts, state: 'waiting', sentAt: minutesAgo(minutes) }).resend.allowed;
  expect([after(24 * 60 - 1), after(24 * 60)]).toEqual([false, true]);
});
