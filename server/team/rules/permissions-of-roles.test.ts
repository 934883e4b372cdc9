import { expect, test } from 'vitest';
import { permissions, standardPermissions } from '#contract/common/permissions.ts';
import { permissionsOfRoles } from './permissions-of-roles.ts';

test('an owner holds every right, whatever the roles', () => {
  expect(permissionsOfRoles({ isOwner: true }, [])).toEqual(permissions);
  expect(permissionsOfRoles({ isOwner: true }, [[]])).toEqual(permissions);
});

test('who holds no role has the rights of a standard user, and of an empty role none', () => {
  expect(permissionsOfRoles({ isOwner: false }, [])).toEqual(standardPermissions);
  expect(permissionsOfRoles({ isOwner: false }, [[]])).toEqual([]);
});

test('several roles give what each of them gives, once', () => {
  expect(
    permissionsOfRoles({ isOwner: false }, [['Messaging=Message', 'Company Profile=Edit'], ['Messaging=Message']]),
  ).toEqual(['Company Profile=Edit', 'Messaging=Message']);
});
