import { expect, test } from 'vitest';
import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { rightsTable } from '#server/testing/rights-table.ts';
import {
  resetRights,
  rightToChooseSecondFactorRoles,
  rightToCreateRolesAndUsers,
  rightToRequestReset,
  roleRights,
  staffRights,
  userRights,
} from './policy.ts';

const self = 'caller';
const caller = (permissions: readonly Permission[] = adminPermissions, isOwner = false) => ({
  userId: self,
  isOwner,
  permissions: new Set(permissions),
});
const lead: readonly Permission[] = [...standardPermissions, 'Manage Users=Invite User / Assign / Edit User Role'];
const callers = {
  owner: caller(adminPermissions, true),
  admin: caller(),
  'lead with the rights of a standard user': caller(lead),
  'standard user': caller(standardPermissions),
  'no permission': caller([]),
};

test('who may create roles and users, and add staff of Rolecall', () => {
  expect(rightsTable(callers, (one) => ({ create: rightToCreateRolesAndUsers(one), ...staffRights(one) })))
    .toMatchInlineSnapshot(`
    "                                        | create        | addAccountManager | addTechSupport
    owner                                   | yes           | yes               | yes
    admin                                   | yes           | yes               | yes
    lead with the rights of a standard user | yes           | no-permission     | no-permission
    standard user                           | no-permission | no-permission     | no-permission
    no permission                           | no-permission | no-permission     | no-permission"
  `);
});

const user = {
  id: 'other',
  isOwner: false,
  isLastOwner: false,
  isStaff: false,
  isEmailVerified: true,
  rights: standardPermissions,
};
const users = {
  colleague: user,
  'not confirmed': { ...user, isEmailVerified: false },
  'with more rights': { ...user, rights: adminPermissions },
  owner: { ...user, isOwner: true, rights: adminPermissions },
  'last owner': { ...user, isOwner: true, isLastOwner: true, rights: adminPermissions },
  staff: { ...user, isStaff: true },
  themselves: { ...user, id: self },
};

test('what an owner may do with users', () => {
  expect(rightsTable(users, (one) => userRights(callers.owner, one))).toMatchInlineSnapshot(`
    "                 | assignRoles          | edit          | delete      | sendLogin | makeOwner
    colleague        | yes                  | yes           | yes         | yes       | yes
    not confirmed    | yes                  | yes           | yes         | yes       | not-confirmed
    with more rights | yes                  | yes           | yes         | yes       | yes
    owner            | owner-has-all-rights | yes           | yes         | yes       | yes
    last owner       | owner-has-all-rights | yes           | last-owner  | yes       | yes
    staff            | staff-account        | staff-account | yes         | yes       | staff-account
    themselves       | own-roles            | yes           | own-account | yes       | owners-own"
  `);
});

test('what an admin may do with users', () => {
  expect(rightsTable(users, (one) => userRights(callers.admin, one))).toMatchInlineSnapshot(`
    "                 | assignRoles          | edit          | delete      | sendLogin | makeOwner
    colleague        | yes                  | yes           | yes         | yes       | owners-own
    not confirmed    | yes                  | yes           | yes         | yes       | owners-own
    with more rights | yes                  | yes           | yes         | yes       | owners-own
    owner            | owner-has-all-rights | owners-own    | owners-own  | yes       | owners-own
    last owner       | owner-has-all-rights | owners-own    | last-owner  | yes       | owners-own
    staff            | staff-account        | staff-account | yes         | yes       | owners-own
    themselves       | own-roles            | yes           | own-account | yes       | owners-own"
  `);
});

test('what a user who manages users without all permissions may do with them', () => {
  const one = callers['lead with the rights of a standard user'];
  expect(rightsTable(users, (each) => userRights(one, each))).toMatchInlineSnapshot(`
    "                 | assignRoles          | edit          | delete            | sendLogin | makeOwner
    colleague        | yes                  | yes           | yes               | yes       | owners-own
    not confirmed    | yes                  | yes           | yes               | yes       | owners-own
    with more rights | yes                  | yes           | beyond-own-rights | yes       | owners-own
    owner            | owner-has-all-rights | owners-own    | owners-own        | yes       | owners-own
    last owner       | owner-has-all-rights | owners-own    | last-owner        | yes       | owners-own
    staff            | staff-account        | staff-account | yes               | yes       | owners-own
    themselves       | own-roles            | yes           | own-account       | yes       | owners-own"
  `);
});

test('a user who does not manage users may do nothing with them', () => {
  expect(rightsTable(users, (one) => userRights(callers['standard user'], one))).toMatchInlineSnapshot(`
    "                 | assignRoles   | edit          | delete        | sendLogin     | makeOwner
    colleague        | no-permission | no-permission | no-permission | no-permission | no-permission
    not confirmed    | no-permission | no-permission | no-permission | no-permission | no-permission
    with more rights | no-permission | no-permission | no-permission | no-permission | no-permission
    owner            | no-permission | no-permission | no-permission | no-permission | no-permission
    last owner       | no-permission | no-permission | no-permission | no-permission | no-permission
    staff            | no-permission | no-permission | no-permission | no-permission | no-permission
    themselves       | no-permission | no-permission | no-permission | no-permission | no-permission"
  `);
});

const role = { name: 'Desk', isDefault: false, permissions: standardPermissions, holderIds: [] };
const roles = {
  unused: role,
  'held by others': { ...role, holderIds: ['other'] },
  'held by the caller': { ...role, holderIds: [self] },
  predefined: { ...role, isDefault: true },
  'with more rights': { ...role, permissions: adminPermissions },
  'of the staff': { ...role, name: 'Rolecall Tech Support', isDefault: true },
};

test('what an owner may do with roles', () => {
  expect(rightsTable(roles, (one) => roleRights(callers.owner, one))).toMatchInlineSnapshot(`
    "                   | change       | delete       | give
    unused             | yes          | yes          | yes
    held by others     | yes          | role-in-use  | yes
    held by the caller | yes          | role-in-use  | yes
    predefined         | default-role | default-role | yes
    with more rights   | yes          | yes          | yes
    of the staff       | default-role | default-role | staff-role"
  `);
});

test('what a user who manages users without all permissions may do with roles', () => {
  const one = callers['lead with the rights of a standard user'];
  expect(rightsTable(roles, (each) => roleRights(one, each))).toMatchInlineSnapshot(`
    "                   | change            | delete            | give
    unused             | yes               | yes               | yes
    held by others     | yes               | role-in-use       | yes
    held by the caller | own-roles         | role-in-use       | yes
    predefined         | default-role      | default-role      | yes
    with more rights   | beyond-own-rights | beyond-own-rights | beyond-own-rights
    of the staff       | default-role      | default-role      | staff-role"
  `);
});

test('a user who does not manage users may do nothing with roles', () => {
  expect(rightsTable(roles, (one) => roleRights(callers['standard user'], one))).toMatchInlineSnapshot(`
    "                   | change        | delete        | give
    unused             | no-permission | no-permission | no-permission
    held by others     | no-permission | no-permission | no-permission
    held by the caller | no-permission | no-permission | no-permission
    predefined         | no-permission | no-permission | no-permission
    with more rights   | no-permission | no-permission | no-permission
    of the staff       | no-permission | no-permission | no-permission"
  `);
});

const sides = { agency: { side: 'agency' }, staff: { side: 'provider' } } as const;

test('who may request a reset of the second factor', () => {
  const userOfReset = {
    userId: 'user',
    isCaller: false,
    isStaff: false,
    hasSecondFactor: true,
    isWaiting: false,
    otherManagers: 2,
  };
  const usersOfReset = {
    user: userOfReset,
    'nobody else manages users': { ...userOfReset, otherManagers: 0 },
    'without a second factor': { ...userOfReset, hasSecondFactor: false },
    'already requested': { ...userOfReset, isWaiting: true },
    'of the staff': { ...userOfReset, isStaff: true },
    themselves: { ...userOfReset, isCaller: true },
  };
  expect(
    rightsTable(usersOfReset, (one) => ({
      agency: rightToRequestReset(sides.agency, one),
      staff: rightToRequestReset(sides.staff, one),
    })),
  ).toMatchInlineSnapshot(`
    "                          | agency           | staff
    user                      | yes              | agency-decides
    nobody else manages users | yes              | yes
    without a second factor   | no-second-factor | agency-decides
    already requested         | reset-waiting    | agency-decides
    of the staff              | staff-account    | yes
    themselves                | own-reset        | own-reset"
  `);
});

test('who may confirm or cancel a reset', () => {
  const reset = { isCaller: false, isByCaller: false, isStaff: false, otherManagers: 1 };
  const resets = {
    'of a colleague': reset,
    'nobody else manages users': { ...reset, otherManagers: 0 },
    'of the staff': { ...reset, isStaff: true },
    'own request': { ...reset, isByCaller: true },
    'own second factor': { ...reset, isCaller: true },
  };
  expect(
    rightsTable(resets, (one) => {
      const [agency, staff] = [resetRights(sides.agency, one), resetRights(sides.staff, one)];
      return {
        'agency confirms': agency.confirm,
        'agency cancels': agency.cancel,
        'staff confirm': staff.confirm,
        'staff cancel': staff.cancel,
      };
    }),
  ).toMatchInlineSnapshot(`
    "                          | agency confirms      | agency cancels | staff confirm        | staff cancel
    of a colleague            | yes                  | yes            | agency-decides       | agency-decides
    nobody else manages users | yes                  | yes            | yes                  | yes
    of the staff              | staff-account        | staff-account  | yes                  | yes
    own request               | second-person-needed | yes            | second-person-needed | yes
    own second factor         | own-reset            | yes            | own-reset            | yes"
  `);
});

test('only owners choose which roles need a second factor, if users sign in here', () => {
  expect(
    rightsTable({ owner: true, 'other user': false }, (isOwner) => ({
      'sign-in here': rightToChooseSecondFactorRoles({ isOwner, settings: { signInAt: undefined } as never }),
      'sign-in elsewhere': rightToChooseSecondFactorRoles({ isOwner, settings: { signInAt: 'Entra' } as never }),
    })),
  ).toMatchInlineSnapshot(`
    "           | sign-in here | sign-in elsewhere
    owner      | yes          | sign-in-elsewhere
    other user | owners-own   | sign-in-elsewhere"
  `);
});
