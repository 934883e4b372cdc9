import { expect, test } from 'vitest';
import { permissions, standardPermissions } from '#contract/common/permissions.ts';
import { reasonCodesOf, leadManager, ownerManager } from '#server/testing/policies/role-managers.ts';
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
  expect(reasonsAgainstEditingUser(leadManager, user())).toEqual([]);
  expect(reasonCodesOf(reasonsAgainstEditingUser(ownerManager, user({ isStaff: true })))).toEqual(['staff-account']);
  expect(reasonCodesOf(reasonsAgainstEditingUser(leadManager, user({ isOwner: true })))).toEqual(['owners-own']);
  expect(reasonsAgainstEditingUser(ownerManager, user({ isOwner: true }))).toEqual([]);
});

test('users cannot delete the last owner, themselves, or a user with permissions they lack', () => {
  expect(reasonsAgainstRemovingUser(leadManager, user())).toEqual([]);
  expect(
    reasonCodesOf(reasonsAgainstRemovingUser(ownerManager, user({ id: 'owner', isOwner: true, isLastOwner: true }))),
  ).toEqual(['last-owner']);
  expect(reasonCodesOf(reasonsAgainstRemovingUser(leadManager, user({ isOwner: true, isLastOwner: true })))).toEqual([
    'last-owner',
  ]);
  expect(reasonCodesOf(reasonsAgainstRemovingUser(leadManager, user({ id: 'lead' })))).toEqual(['own-account']);
  expect(reasonCodesOf(reasonsAgainstRemovingUser(leadManager, user({ isOwner: true, rights: permissions })))).toEqual([
    'owners-own',
  ]);
  expect(reasonCodesOf(reasonsAgainstRemovingUser(leadManager, user({ rights: permissions })))).toEqual([
    'beyond-own-rights',
  ]);
  expect(reasonsAgainstRemovingUser(ownerManager, user({ isOwner: true, rights: permissions }))).toEqual([]);
});

test('only an owner can appoint an owner: a user of the agency with a confirmed address', () => {
  expect(reasonsAgainstMakingOwner(ownerManager, user())).toEqual([]);
  expect(reasonCodesOf(reasonsAgainstMakingOwner(leadManager, user()))).toEqual(['owners-own']);
  expect(reasonCodesOf(reasonsAgainstMakingOwner(ownerManager, user({ id: 'owner', isOwner: true })))).toEqual([
    'owners-own',
  ]);
  expect(reasonCodesOf(reasonsAgainstMakingOwner(ownerManager, user({ isStaff: true })))).toEqual(['staff-account']);
  expect(reasonCodesOf(reasonsAgainstMakingOwner(ownerManager, user({ isEmailVerified: false })))).toEqual([
    'not-confirmed',
  ]);
});
