import { expect, test } from 'vitest';
import { roleKindOf, roleNameOf } from './role-of.ts';

const person = { side: 'agency', isOwner: false, isSubUser: false, roles: [] } as const;

test('the landing page distinguishes owner, admin and old sub-user; every other role is other', () => {
  expect(roleKindOf({ ...person, isOwner: true, roles: ['Rolecall Admin Account'] })).toBe('owner');
  expect(roleKindOf({ ...person, roles: ['Rolecall Admin Account'] })).toBe('admin');
  expect(roleKindOf({ ...person, roles: ['Night desk', 'Rolecall Account Manager'] })).toBe('admin');
  expect(roleKindOf({ ...person, isSubUser: true })).toBe('sub-user');
  expect(roleKindOf({ ...person, isSubUser: true, roles: ['Rolecall Admin Account'] })).toBe('admin');
  expect(roleKindOf({ ...person, roles: ['Rolecall Standard User Account'] })).toBe('other');
  expect(roleKindOf(person)).toBe('other');
});

test('a role is shown without the prefix of the predefined roles', () => {
  expect(roleNameOf({ ...person, isOwner: true, roles: ['Rolecall Admin Account'] })).toBe('Owner');
  expect(roleNameOf({ ...person, roles: ['Rolecall Admin Account'] })).toBe('Admin Account');
  expect(roleNameOf({ ...person, roles: ['Night desk', 'Rolecall Tech Support'] })).toBe('Night desk, Tech Support');
  expect(roleNameOf({ ...person, isSubUser: true })).toBe('Old Sub User');
  expect(roleNameOf(person)).toBe('No Role');
  expect(roleNameOf({ ...person, side: 'client', isOwner: true })).toBe('Employer');
  expect(roleNameOf({ ...person, side: 'provider' })).toBe('Staff');
  expect(roleNameOf({ ...person, side: 'provider', roles: ['Rolecall Tech Support'] })).toBe('Tech Support');
});
