import { expect, test } from 'vitest';
import type { Permission } from '#contract/common/permissions.ts';
import type { Right } from '#contract/common/refusal.ts';
import { makeCaller, permissionsByRole } from '#server/testing/policies/caller.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { draftCandidateRights, mayWorkOnDrafts, rightToChangeAiAccess } from './policy.ts';

const open: Right = { allowed: true };
const closed: Right = { allowed: false, reasons: [{ code: 'request-paused', text: 'Paused.' }] };

const draft = { candidateId: null };
const states = {
  draft: { draft, submission: open },
  'request closed': { draft, submission: closed },
  submitted: { draft: { candidateId: 'candidate' }, submission: open },
};

test('the rights of a user who may submit candidates, by the state of the draft', () => {
  const caller = makeCaller(['Fulfillment Stage=Submit Candidate']);
  expect(rightsTable(states, (one) => draftCandidateRights(caller, one.draft, one.submission))).toMatchInlineSnapshot(`
    "               | change          | submit
    draft          | yes             | yes
    request closed | yes             | request-paused
    submitted      | draft-submitted | draft-submitted"
  `);
});

test('the right to change a draft by the role of the user', () => {
  const change = (permissions: readonly Permission[], state: keyof typeof states) =>
    draftCandidateRights(makeCaller(permissions), states[state].draft, open).change;
  expect(
    rightsTable(permissionsByRole, (permissions) => ({
      draft: change(permissions, 'draft'),
      submitted: change(permissions, 'submitted'),
    })),
  ).toMatchInlineSnapshot(`
    "                | draft         | submitted
    owner and admin | yes           | draft-submitted
    standard user   | yes           | draft-submitted
    no permission   | no-permission | no-permission, draft-submitted"
  `);
});

test('the right to switch the assessment on or off by the role of the user', () => {
  expect(rightsTable(permissionsByRole, (permissions) => ({ change: rightToChangeAiAccess(makeCaller(permissions)) })))
    .toMatchInlineSnapshot(`
    "                | change
    owner and admin | yes
    standard user   | no-permission
    no permission   | no-permission"
  `);
});

test('assessments and check links are for users who may submit candidates', () => {
  const roles: Record<string, readonly Permission[]> = {
    ...permissionsByRole,
    'submits only': ['Fulfillment Stage=Submit Candidate'],
    'views only': ['Fulfillment Stage=View Details'],
  };
  expect(rightsTable(roles, (permissions) => ({ 'work on drafts': mayWorkOnDrafts(makeCaller(permissions)) })))
    .toMatchInlineSnapshot(`
    "                | work on drafts
    owner and admin | yes
    standard user   | yes
    no permission   | no
    submits only    | yes
    views only      | no"
  `);
});
