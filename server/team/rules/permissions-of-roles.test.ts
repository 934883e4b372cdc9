import { expect, test } from 'vitest';
import { permissions, standardPermissions } from '#contract/common/permissions.ts';
import { permissionsOfRoles } from './permissions-of-roles.ts';

test('an owner has every permission, whatever the roles', () => {
  expect(permissionsOfRoles({ isOwner: true }, [])).toEqual(permissions);
  expect(permissionsOfRoles({ isOwner: true }, [[]])).toEqual(permissions);
});

test('a user without a role has the permissions of a standard user, and an empty role has none', () => {
  expect(permissionsOfRoles({ isOwner: false }, [])).toEqual(standardPermissions);
  expect(permissionsOfRoles({ isOwner: false }, [[]])).toEqual([]);
});

test('several roles give the union of their permissions', () => {
  expect(
    permissionsOfRoles({ isOwner: false }, [['Messaging=Message', 'Company Profile=Edit'], ['Messaging=Message']]),
  ).toEqual(['Company Profile=Edit', 'Messaging=Message']);
});
