import { expect, test } from 'vitest';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import { assessmentRights, rightToEditProfile, verificationRights } from './policy.ts';

test('users with edit permission may change the profile, and others learn who can grant it', () => {
  expect(rightToEditProfile({ permissions: new Set(['Company Profile=Edit']) })).toEqual({ allowed: true });
  expect(
    rightToEditProfile({ permissions: new Set(['Company Profile=Save', 'Company Profile=Create']) }),
  ).toMatchObject({
    allowed: false,
    reasons: [
      {
        text: 'You don’t have permission to edit the company profile.',
        who: 'Someone who manages users in your agency',
      },
    ],
  });
});

test('the profile and the assessment are changed by the role of the user', () => {
  const roles = { 'owner and admin': adminPermissions, 'standard user': standardPermissions, 'no permission': [] };
  expect(
    rightsTable(roles, (permissions) => {
      const caller = { permissions: new Set<Permission>(permissions) };
      return {
        'edit the profile': rightToEditProfile(caller),
        'edit the assessment': assessmentRights(caller, 2).edit,
        'confirm it': assessmentRights(caller, 0).confirm,
        'confirm it with answers missing': assessmentRights(caller, 2).confirm,
      };
    }),
  ).toMatchInlineSnapshot(`
    "                | edit the profile | edit the assessment | confirm it    | confirm it with answers missing
    owner and admin | yes              | yes                 | yes           | assessment-incomplete
    standard user   | no-permission    | no-permission       | no-permission | no-permission
    no permission   | no-permission    | no-permission       | no-permission | no-permission"
  `);
});

test('the number of missing answers is named', () => {
  const textOf = (missing: number) => {
    const { confirm } = assessmentRights({ permissions: new Set(adminPermissions) }, missing);
    return confirm.allowed ? '' : confirm.reasons[0]?.text;
  };
  expect([1, 2].map(textOf)).toEqual(['One required answer is missing.', '2 required answers are missing.']);
});

test('an agency is decided on once it has confirmed its assessment; a no can be changed, a yes cannot', () => {
  const statuses = { pending: 'pending', declined: 'declined', approved: 'approved' } as const;
  expect(rightsTable(statuses, (status) => verificationRights({ status, isConfirmed: true }))).toMatchInlineSnapshot(`
    "         | approve          | decline
    pending  | yes              | yes
    declined | yes              | already-declined
    approved | already-approved | already-approved"
  `);
  expect(rightsTable(statuses, (status) => verificationRights({ status, isConfirmed: false }))).toMatchInlineSnapshot(`
    "         | approve          | decline
    pending  | assessment-open  | assessment-open
    declined | assessment-open  | already-declined
    approved | already-approved | already-approved"
  `);
});
