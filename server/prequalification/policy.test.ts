import { expect, test } from 'vitest';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { rightToChangeLibrary, prequalificationDecisionRights, rightToRequestPrequalification } from './policy.ts';

const now = new Date('2026-11-20T04:00:00Z');
const decidedAt = new Date('2026-11-10T09:00:00Z');
const facts = { clientName: 'Northwind Health', newestDocumentAt: null, timeZone: 'UTC' };
const caller = (permissions: readonly Permission[] = adminPermissions) => ({ now, permissions: new Set(permissions) });
const roles = { 'owner and admin': adminPermissions, 'standard user': standardPermissions, 'no permission': [] };

test("an agency's right to request depends on its latest request, and on the role of the user", () => {
  expect(
    rightsTable({ none: null, ...prequalificationStatus }, (statusId) => {
      const latest = statusId && { statusId, decidedAt, endsOn: null };
      return {
        admin: rightToRequestPrequalification(caller(), { ...facts, latest }),
        'with a new document': rightToRequestPrequalification(caller(), { ...facts, latest, newestDocumentAt: now }),
        'standard user': rightToRequestPrequalification(caller(standardPermissions), { ...facts, latest }),
      };
    }),
  ).toMatchInlineSnapshot(`
    "         | admin                    | with a new document      | standard user
    none     | yes                      | yes                      | no-permission
    pending  | prequalification-pending | prequalification-pending | no-permission, prequalification-pending
    approved | already-prequalified     | already-prequalified     | no-permission, already-prequalified
    declined | wait-after-decline       | yes                      | no-permission, wait-after-decline
    expired  | yes                      | yes                      | no-permission
    revoked  | yes                      | yes                      | no-permission"
  `);
});

test('an employer approves or declines a pending request, and extends or revokes an approval', () => {
  expect(rightsTable(prequalificationStatus, prequalificationDecisionRights)).toMatchInlineSnapshot(`
    "         | approve                  | decline                  | extend            | revoke
    pending  | yes                      | yes                      | nothing-to-extend | nothing-to-revoke
    approved | prequalification-decided | prequalification-decided | yes               | yes
    declined | prequalification-decided | prequalification-decided | nothing-to-extend | nothing-to-revoke
    expired  | prequalification-decided | prequalification-decided | nothing-to-extend | nothing-to-revoke
    revoked  | prequalification-decided | prequalification-decided | nothing-to-extend | nothing-to-revoke"
  `);
});

test('the reason names the status', () => {
  const texts = ([2, 3, 4, 5] as const).map((statusId) => {
    const { approve } = prequalificationDecisionRights(statusId);
    return approve.allowed ? '' : approve.reasons[0]?.text;
  });
  expect(texts).toEqual([
    'This request has already been decided. Status: Approved.',
    'This request has already been decided. Status: Declined.',
    'This request has already been decided. Status: Expired.',
    'This request has already been decided. Status: Revoked.',
  ]);
});

test('the right to change the library depends on the role of the user', () => {
  expect(rightsTable(roles, (permissions) => ({ change: rightToChangeLibrary(caller(permissions)) })))
    .toMatchInlineSnapshot(`
    "                | change
    owner and admin | yes
    standard user   | no-permission
    no permission   | no-permission"
  `);
});
