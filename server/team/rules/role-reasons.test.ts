import { expect, test } from 'vitest';
import { permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { reasonCodesOf, leadManager, ownerManager } from '#server/testing/policies/role-managers.ts';
import {
  reasonsAgainstChangingRole,
  reasonsAgainstDeletingRole,
  reasonsAgainstAssigningRole,
  reasonsAgainstUserRoleChange,
  reasonsAgainstChangingUserRoles,
  reasonsAgainstManagingUsers,
} from './role-reasons.ts';

const role = { isDefault: false, permissions: standardPermissions, holderIds: [] as string[] };

test('a user who does not manage users gets the reason, and who could', () => {
  expect(reasonCodesOf(reasonsAgainstManagingUsers({ permissions: new Set(standardPermissions) }))).toEqual([
    'no-permission',
  ]);
  expect(reasonsAgainstManagingUsers(leadManager)).toEqual([]);
});

test("a role can be changed unless it is a default one, beyond the caller's permissions, or held by the caller", () => {
  expect(reasonsAgainstChangingRole(leadManager, role)).toEqual([]);
  expect(reasonCodesOf(reasonsAgainstChangingRole(ownerManager, { ...role, isDefault: true }))).toEqual([
    'default-role',
  ]);
  expect(
    reasonCodesOf(reasonsAgainstChangingRole(leadManager, { ...role, permissions: ['Bidding Stage=Place Bids'] })),
  ).toEqual(['beyond-own-rights']);
  expect(reasonCodesOf(reasonsAgainstChangingRole(leadManager, { ...role, holderIds: ['lead'] }))).toEqual([
    'own-roles',
  ]);
  expect(reasonsAgainstChangingRole(ownerManager, { ...role, holderIds: ['owner'] })).toEqual([]);
});

test("a role can be deleted unless it is a default one, beyond the caller's permissions, or held by a user", () => {
  expect(reasonsAgainstDeletingRole(leadManager, role)).toEqual([]);
  expect(reasonCodesOf(reasonsAgainstDeletingRole(ownerManager, { ...role, isDefault: true }))).toEqual([
    'default-role',
  ]);
  expect(reasonCodesOf(reasonsAgainstDeletingRole(leadManager, { ...role, permissions }))).toEqual([
    'beyond-own-rights',
  ]);
  expect(reasonsAgainstDeletingRole(ownerManager, { ...role, holderIds: ['a'] })[0]?.text).toBe(
    '1 user has this role.',
  );
  expect(reasonsAgainstDeletingRole(ownerManager, { ...role, holderIds: ['a', 'b'] })[0]?.text).toBe(
    '2 users have this role.',
  );
});

test("the roles of the owner and the caller's own roles cannot be changed", () => {
  expect(
    reasonCodesOf(reasonsAgainstChangingUserRoles(leadManager, { id: 'owner', isOwner: true, isStaff: false })),
  ).toEqual(['owner-has-all-rights']);
  expect(
    reasonCodesOf(reasonsAgainstChangingUserRoles(leadManager, { id: 'lead', isOwner: false, isStaff: false })),
  ).toEqual(['own-roles']);
  expect(reasonsAgainstChangingUserRoles(leadManager, { id: 'other', isOwner: false, isStaff: false })).toEqual([]);
});

test('users cannot assign or remove permissions they do not have', () => {
  const user = { id: 'other', isOwner: false, isStaff: false };
  const admin = [permissions];
  expect(
    reasonCodesOf(reasonsAgainstUserRoleChange(leadManager, user, { now: [], after: admin, moved: permissions })),
  ).toEqual(['beyond-own-rights']);
  expect(reasonsAgainstUserRoleChange(ownerManager, user, { now: [], after: admin, moved: permissions })).toEqual([]);
  expect(
    reasonCodesOf(
      reasonsAgainstUserRoleChange(
        ownerManager,
        { id: 'x', isOwner: true, isStaff: false },
        { now: [], after: [], moved: [] },
      ),
    ),
  ).toEqual(['owner-has-all-rights']);
});

test('removing the last role never raises the permissions of a user', () => {
  const user = { id: 'other', isOwner: false, isStaff: false };
  const few: Permission[] = ['Messaging=Message'];
  expect(
    reasonCodesOf(reasonsAgainstUserRoleChange(ownerManager, user, { now: [few], after: [], moved: few })),
  ).toEqual(['last-role']);
  expect(
    reasonsAgainstUserRoleChange(ownerManager, user, { now: [permissions], after: [], moved: permissions }),
  ).toEqual([]);
  expect(
    reasonsAgainstUserRoleChange(ownerManager, user, { now: [few, permissions], after: [few], moved: permissions }),
  ).toEqual([]);
});

test('a staff role cannot be assigned to other users, and those of staff accounts cannot be changed', () => {
  const staff = { name: 'Rolecall Account Manager', permissions };
  expect(reasonCodesOf(reasonsAgainstAssigningRole(ownerManager, staff))).toEqual(['staff-role']);
  expect(reasonCodesOf(reasonsAgainstAssigningRole(leadManager, { name: 'Desk', permissions }))).toEqual([
    'beyond-own-rights',
  ]);
  expect(reasonsAgainstAssigningRole(leadManager, { name: 'Desk', permissions: standardPermissions })).toEqual([]);
  expect(
    reasonCodesOf(reasonsAgainstChangingUserRoles(ownerManager, { id: 'other', isOwner: false, isStaff: true })),
  ).toEqual(['staff-account']);
});
