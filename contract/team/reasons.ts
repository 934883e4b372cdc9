import { defineReasons } from '#contract/common/reasons/define-reasons.ts';
import { teamRefusals } from './refusals.ts';

/** Reasons with more detailed texts than the refusals with the same codes. */
export const teamReasons = defineReasons('team', {
  'manage-permission': {
    code: 'no-permission',
    text: 'You don’t have permission to manage users and roles.',
    who: 'agencyUserManager',
  },
  'account-manager-permission': {
    code: 'no-permission',
    text: 'You don’t have permission to add an account manager.',
    who: 'owner',
  },
  'tech-support-permission': {
    code: 'no-permission',
    text: 'You don’t have permission to add tech support.',
    who: 'owner',
  },
  'own-roles': {
    text: 'You have this role yourself. Ask someone else who manages users to change it.',
    who: 'agencyUserManager',
  },
  'role-in-use': {
    text: '{count, plural, one {# user has} other {# users have}} this role.',
    unblockBy: 'Assign them another role first.',
    who: 'agencyUserManager',
  },
  'last-owner': {
    text: () => teamRefusals['last-owner'].message,
    unblockBy: 'Transfer ownership first.',
    who: 'owner',
  },
  'not-confirmed': {
    text: () => teamRefusals['not-confirmed'].message,
    unblockBy: 'Send the email again, then wait for them to sign in.',
  },
  'no-role-beyond-own-rights': {
    code: 'beyond-own-rights',
    text: 'A user without a role has the permissions of Standard User Account, and you don’t have all of them.',
    unblockBy: 'Choose a role for the user.',
    who: 'owner',
  },
  'sign-in-elsewhere': {
    text: 'You sign in with {name}, so {name} decides who needs two-step sign-in.',
    unblockBy: 'Change this setting in {name}.',
  },
  'already-owner': { code: 'owners-own', text: 'You are already an owner.' },
});
