import { expect, test } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { makeCaller, minutesAgo, permissionsByRole, policyTestTime as now } from '#server/testing/policies/caller.ts';
import { availablePlace } from '#server/testing/policies/candidate-places.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { agencyCandidateRights, mayChangeAnswer, rightToAcknowledgeEdits, rightToChangePerson } from './policy.ts';

test('names and contact details are fixed by a consent, and while a claim or a dispute is undecided', () => {
  const candidate = { consentRequestId: null, claimState: null, disputeState: null };
  const cases: Record<string, Parameters<typeof rightToChangePerson>[0]> = {
    'no consent, claim or dispute': candidate,
    'submitted with a consent': { ...candidate, consentRequestId: 'consent' },
    'undecided claim': { ...candidate, claimState: 'pending' },
    'successful claim': { ...candidate, claimState: 'stands' },
    'undecided dispute': { ...candidate, disputeState: 'pending' },
    'lost dispute': { ...candidate, disputeState: 'lost' },
    'consent and undecided claim': { ...candidate, consentRequestId: 'consent', claimState: 'pending' },
  };
  expect(rightsTable(cases, (facts) => ({ 'change person': rightToChangePerson(facts) }))).toMatchInlineSnapshot(`
    "                             | change person
    no consent, claim or dispute | yes
    submitted with a consent     | details-confirmed
    undecided claim              | details-contested
    successful claim             | yes
    undecided dispute            | details-contested
    lost dispute                 | yes
    consent and undecided claim  | details-confirmed"
  `);
});

test("the employer's changes are acknowledged once, by the role of the user", () => {
  expect(
    rightsTable(permissionsByRole, (permissions) => ({
      edited: rightToAcknowledgeEdits(makeCaller(permissions), { unacknowledgedSince: now }),
      acknowledged: rightToAcknowledgeEdits(makeCaller(permissions), { unacknowledgedSince: null }),
    })),
  ).toMatchInlineSnapshot(`
    "                | edited        | acknowledged
    owner and admin | yes           | nothing-to-acknowledge
    standard user   | yes           | nothing-to-acknowledge
    no permission   | no-permission | no-permission, nothing-to-acknowledge"
  `);
});

test('a given answer is fixed once the employer opens or moves the candidate; an empty one can still be given', () => {
  const cases = Object.fromEntries(
    Object.entries(candidateStatus).flatMap(([name, statusId]): [string, Parameters<typeof mayChangeAnswer>[1]][] => [
      [name, { statusId, firstViewedAt: null }],
      [`${name}, opened`, { statusId, firstViewedAt: now }],
    ]),
  );
  const { 'standard user': standard, 'no permission': none } = permissionsByRole;
  expect(
    rightsTable(cases, (candidate) => ({
      'give an answer': mayChangeAnswer(makeCaller(standard), candidate, ''),
      'change an answer': mayChangeAnswer(makeCaller(standard), candidate, 'Yes'),
      'without permission': mayChangeAnswer(makeCaller(none), candidate, ''),
    })),
  ).toMatchInlineSnapshot(`
    "                      | give an answer | change an answer | without permission
    pending               | yes            | yes              | no
    pending, opened       | yes            | no               | no
    hired                 | no             | no               | no
    hired, opened         | no             | no               | no
    rejected              | no             | no               | no
    rejected, opened      | no             | no               | no
    shortlisted           | yes            | no               | no
    shortlisted, opened   | yes            | no               | no
    withdrew              | no             | no               | no
    withdrew, opened      | no             | no               | no
    screening             | yes            | no               | no
    screening, opened     | yes            | no               | no
    notSelected           | no             | no               | no
    notSelected, opened   | no             | no               | no
    interviewing          | yes            | no               | no
    interviewing, opened  | yes            | no               | no
    offerExtended         | yes            | no               | no
    offerExtended, opened | yes            | no               | no"
  `);
});

test('a withdrawal can be undone only below the limit of candidates per agency', () => {
  const withdrawn = {
    statusId: candidateStatus.withdrew,
    firstViewedAt: null,
    dateWithdrawn: minutesAgo(1),
    consentRequestId: null,
    consentWithdrawnAt: null,
  };
  const undoAt = (cvCap: number | null, ownOpenCandidates: number) =>
    agencyCandidateRights(makeCaller(), withdrawn, {
      ...availablePlace,
      request: { ...availablePlace.request, cvCap },
      ownOpenCandidates,
    }).undoWithdraw;
  expect(
    rightsTable({ 'no limit': null, 'limit of 3': 3 }, (cvCap) => ({
      '2 open': undoAt(cvCap, 2),
      '3 open': undoAt(cvCap, 3),
      '4 open': undoAt(cvCap, 4),
    })),
  ).toMatchInlineSnapshot(`
    "           | 2 open | 3 open | 4 open
    no limit   | yes    | yes    | yes
    limit of 3 | yes    | cv-cap | cv-cap"
  `);
  expect(undoAt(3, 3)).toMatchObject({
    reasons: [
      {
        text: 'Your agency already has 3 of 3 candidates in this talent request.',
        unblockBy: 'Withdraw another candidate first.',
      },
    ],
  });
});
