import { expect, test } from 'vitest';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToBeAssigned, rightToAssignUsers, maySeeAssignees } from './policy.ts';

const holding = (...permissions: Permission[]) => ({ permissions: new Set(permissions) }) as unknown as AgencyScope;

test('people are assigned by the role of the user', () => {
  const roles = {
    'owner and admin': adminPermissions,
    'standard user': standardPermissions,
    'assigns only': ['Auctions=Assign User to Auction'] satisfies Permission[],
    'no permission': [],
  };
  expect(
    rightsTable(roles, (permissions) => ({
      assign: rightToAssignUsers({ permissions: new Set<Permission>(permissions) }),
    })),
  ).toMatchInlineSnapshot(`
    "                | assign
    owner and admin | yes
    standard user   | no-permission
    assigns only    | yes
    no permission   | no-permission"
  `);
});

test('colleagues are visible to users who may view the work of others or assign it', () => {
  const permissions: Record<string, Permission> = {
    'views the work of others': 'Assignments=View Other Users Assignment / Data',
    'assigns users': 'Auctions=Assign User to Auction',
    'views engagements': 'Auctions=View Auctions / Staging',
  };
  expect(rightsTable(permissions, (permission) => ({ 'see assignees': maySeeAssignees(holding(permission)) })))
    .toMatchInlineSnapshot(`
    "                         | see assignees
    views the work of others | yes
    assigns users            | yes
    views engagements        | no"
  `);
});

test('users who can sign in and see engagements can be assigned; others get every reason', () => {
  const rows = {
    ready: { isEmailVerified: true, maySee: true },
    'not confirmed': { isEmailVerified: false, maySee: true },
    'sees no engagements': { isEmailVerified: true, maySee: false },
    neither: { isEmailVerified: false, maySee: false },
  };
  expect(rightsTable(rows, (facts) => ({ 'be assigned': rightToBeAssigned({ name: 'Tom Okafor', ...facts }) })))
    .toMatchInlineSnapshot(`
    "                    | be assigned
    ready               | yes
    not confirmed       | not-confirmed
    sees no engagements | may-not-see
    neither             | not-confirmed, may-not-see"
  `);
});
