import { expect, test } from 'vitest';
import { permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { codes, lead, owner } from '#server/testing/policies/role-managers.ts';
import {
  reasonsAgainstChangingRole,
  reasonsAgainstDeletingRole,
  reasonsAgainstAssigningRole,
  reasonsAgainstRoleChange,
  reasonsAgainstChangingUserRoles,
  reasonsAgainstManagingUsers,
} from './role-reasons.ts';

const role = { isDefault: false, permissions: standardPermissions, holderIds: [] as string[] };

test('a user who does not manage users gets the reason, and who could', () => {
  expect(codes(reasonsAgainstManagingUsers({ permissions: new Set(standardPermissions) }))).toEqual(['no-permission']);
  expect(reasonsAgainstManagingUsers(lead)).toEqual([]);
});

test("a role can be changed unless it is a default one, beyond the caller's permissions, or held by the caller", () => {
  expect(reasonsAgainstChangingRole(lead, role)).toEqual([]);
  expect(codes(reasonsAgainstChangingRole(owner, { ...role, isDefault: true }))).toEqual(['default-role']);
  expect(codes(reasonsAgainstChangingRole(lead, { ...role, permissions: ['Bidding Stage=Place Bids'] }))).toEqual([
    'beyond-own-rights',
  ]);
  expect(codes(reasonsAgainstChangingRole(lead, { ...role, holderIds: ['lead'] }))).toEqual(['own-roles']);
  expect(reasonsAgainstChangingRole(owner, { ...role, holderIds: ['owner'] })).toEqual([]);
});

test("a role can be deleted unless it is a default one, beyond the caller's permissions, or held by a user", () => {
  expect(reasonsAgainstDeletingRole(lead, role)).toEqual([]);
  expect(codes(reasonsAgainstDeletingRole(owner, { ...role, isDefault: true }))).toEqual(['default-role']);
  expect(codes(reasonsAgainstDeletingRole(lead, { ...role, permissions }))).toEqual(['beyond-own-rights']);
  expect(reasonsAgainstDeletingRole(owner, { ...role, holderIds: ['a'] })[0]?.text).toBe('1 user has this role.');
  expect(reasonsAgainstDeletingRole(owner, { ...role, holderIds: ['a', 'b'] })[0]?.text).toBe(
    '2 users have this role.',
  );
});

test("the roles of the owner and the caller's own roles cannot be changed", () => {
  expect(codes(reasonsAgainstChangingUserRoles(lead, { id: 'owner', isOwner: true, isStaff: false }))).toEqual([
    'owner-has-all-rights',
  ]);
  expect(codes(reasonsAgainstChangingUserRoles(lead, { id: 'lead', isOwner: false, isStaff: false }))).toEqual([
    'own-roles',
  ]);
  expect(reasonsAgainstChangingUserRoles(lead, { id: 'other', isOwner: false, isStaff: false })).toEqual([]);
});

test('users cannot assign or remove permissions they do not have', () => {
  const user = { id: 'other', isOwner: false, isStaff: false };
  const admin = [permissions];
  expect(codes(reasonsAgainstRoleChange(lead, user, { now: [], after: admin, moved: permissions }))).toEqual([
    'beyond-own-rights',
  ]);
  expect(reasonsAgainstRoleChange(owner, user, { now: [], after: admin, moved: permissions })).toEqual([]);
  expect(
    codes(
      reasonsAgainstRoleChange(owner, { id: 'x', isOwner: true, isStaff: false }, { now: [], after: [], moved: [] }),
    ),
  ).toEqual(['owner-has-all-rights']);
});

test('removing the last role never raises the permissions of a user', () => {
  const user = { id: 'other', isOwner: false, isStaff: false };
  const few: Permission[] = ['Messaging=Message'];
  expect(codes(reasonsAgainstRoleChange(owner, user, { now: [few], after: [], moved: few }))).toEqual(['last-role']);
  expect(reasonsAgainstRoleChange(owner, user, { now: [permissions], after: [], moved: permissions })).toEqual([]);
  expect(reasonsAgainstRoleChange(owner, user, { now: [few, permissions], after: [few], moved: permissions })).toEqual(
    [],
  );
});

test('a staff role cannot be assigned to other users, and those of staff accounts cannot be changed', () => {
  const staff = { name: 'Rolecall Account Manager', permissions };
  expect(codes(reasonsAgainstAssigningRole(owner, staff))).toEqual(['staff-role']);
  expect(codes(reasonsAgainstAssigningRole(lead, { name: 'Desk', permissions }))).toEqual(['beyond-own-rights']);
  expect(reasonsAgainstAssigningRole(lead, { name: 'Desk', permissions: standardPermissions })).toEqual([]);
  expect(codes(reasonsAgainstChangingUserRoles(owner, { id: 'other', isOwner: false, isStaff: true }))).toEqual([
    'staff-account',
  ]);
});
