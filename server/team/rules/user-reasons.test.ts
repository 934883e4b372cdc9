import { expect, test } from 'vitest';
import { permissions, standardPermissions } from '#contract/common/permissions.ts';
import { codes, lead, owner } from '#server/testing/policies/role-managers.ts';
import {
  reasonsAgainstEditingUser,
  reasonsAgainstRemovingUser,
  reasonsAgainstMakingOwner,
  type UserFacts,
} from './user-reasons.ts';

const user = (more: Partial<UserFacts> = {}): UserFacts => ({
  id: 'user',
  isOwner: false,
  isLastOwner: false,
  isStaff: false,
  isEmailVerified: true,
  rights: standardPermissions,
  ...more,
});

test('names can be changed, except those of staff accounts, and those of an owner only by an owner', () => {
  expect(reasonsAgainstEditingUser(lead, user())).toEqual([]);
  expect(codes(reasonsAgainstEditingUser(owner, user({ isStaff: true })))).toEqual(['staff-account']);
  expect(codes(reasonsAgainstEditingUser(lead, user({ isOwner: true })))).toEqual(['owners-own']);
  expect(reasonsAgainstEditingUser(owner, user({ isOwner: true }))).toEqual([]);
});

test('users cannot delete the last owner, themselves, or a user with permissions they lack', () => {
  expect(reasonsAgainstRemovingUser(lead, user())).toEqual([]);
  expect(codes(reasonsAgainstRemovingUser(owner, user({ id: 'owner', isOwner: true, isLastOwner: true })))).toEqual([
    'last-owner',
  ]);
  expect(codes(reasonsAgainstRemovingUser(lead, user({ isOwner: true, isLastOwner: true })))).toEqual(['last-owner']);
  expect(codes(reasonsAgainstRemovingUser(lead, user({ id: 'lead' })))).toEqual(['own-account']);
  expect(codes(reasonsAgainstRemovingUser(lead, user({ isOwner: true, rights: permissions })))).toEqual(['owners-own']);
  expect(codes(reasonsAgainstRemovingUser(lead, user({ rights: permissions })))).toEqual(['beyond-own-rights']);
  expect(reasonsAgainstRemovingUser(owner, user({ isOwner: true, rights: permissions }))).toEqual([]);
});

test('only an owner can appoint an owner: a user of the agency with a confirmed address', () => {
  expect(reasonsAgainstMakingOwner(owner, user())).toEqual([]);
  expect(codes(reasonsAgainstMakingOwner(lead, user()))).toEqual(['owners-own']);
  expect(codes(reasonsAgainstMakingOwner(owner, user({ id: 'owner', isOwner: true })))).toEqual(['owners-own']);
  expect(codes(reasonsAgainstMakingOwner(owner, user({ isStaff: true })))).toEqual(['staff-account']);
  expect(codes(reasonsAgainstMakingOwner(owner, user({ isEmailVerified: false })))).toEqual(['not-confirmed']);
});
