import { expect, test } from 'vitest';
import { permissions, standardPermissions } from '#contract/common/permissions.ts';
import { rightsOf } from './rights-of.ts';

test('an owner holds every right, whatever the roles', () => {
  expect(rightsOf({ isOwner: true }, [])).toEqual(permissions);
  expect(rightsOf({ isOwner: true }, [[]])).toEqual(permissions);
});

test('who holds no role has the rights of a standard user, and of an empty role none', () => {
  expect(rightsOf({ isOwner: false }, [])).toEqual(standardPermissions);
  expect(rightsOf({ isOwner: false }, [[]])).toEqual([]);
});

test('several roles give what each of them gives, once', () => {
  expect(rightsOf({ isOwner: false }, [['Messaging=Message', 'Company Profile=Edit'], ['Messaging=Message']])).toEqual([
    'Company Profile=Edit',
    'Messaging=Message',
  ]);
});
