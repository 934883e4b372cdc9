import { nameRefusals } from '#contract/common/reasons/name-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

export const teamRefusals = refusals('team', {
  'default-role': { status: 409, message: 'Predefined roles are the same for every agency and can’t be changed.' },
  'role-in-use': {
    status: 409,
    message: 'This role is assigned to at least one user. Assign them another role first.',
  },
  'own-reset': {
    status: 409,
    message: 'You can’t reset your own two-step sign-in. Ask someone else who manages users.',
  },
  'second-person-needed': {
    status: 409,
    message: 'You asked for this reset yourself, so a second person must confirm it.',
  },
  'no-second-factor': { status: 409, message: 'This user hasn’t set up two-step sign-in.' },
  'reset-waiting': {
    status: 409,
    message: 'A reset for this user is already waiting for a second person to confirm it.',
  },
  'reset-over': { status: 409, message: 'This request has expired or has already been decided.' },
  'agency-decides': {
    status: 403,
    message: 'Only the user managers in the agency can reset this user’s two-step sign-in.',
  },
  'unknown-role': { status: 409, message: 'One of these roles no longer exists. Reload the page and try again.' },
  'sign-in-elsewhere': {
    status: 409,
    message: 'Your organization’s sign-in service decides who needs two-step sign-in.',
  },
  'role-name-taken': { status: 409, message: 'A role with this name already exists.' },
  'role-name-reserved': { status: 422, message: 'Names that start with Rolecall are reserved for predefined roles.' },
  'role-not-linked': { status: 422, message: 'A feature of this role requires another feature that is turned off.' },
  'right-not-shown': { status: 422, message: 'Custom roles can’t have this permission.' },
  'beyond-own-rights': { status: 403, message: 'You can’t grant or remove permissions that you don’t have yourself.' },
  'own-roles': { status: 409, message: 'You can’t change your own roles. Ask someone else who manages users.' },
  'owner-has-all-rights': { status: 409, message: 'The owner always has every permission.' },
  // The specification gives the messages of the next three refusals; the pages show clearer ones. Source: specification
  // 1, section 8.
  'user-exists': { status: 400, message: 'The user already exists.' },
  'first-name-required': nameRefusals['first-name-required'],
  'last-name-required': nameRefusals['last-name-required'],
  'signed-in-before': { status: 409, message: 'This user has signed in before. Change their details instead.' },
  'staff-role': { status: 409, message: 'This role is only for Rolecall staff. Add a Rolecall staff member instead.' },
  'staff-account': {
    status: 409,
    message: 'This account belongs to a Rolecall staff member and is managed by Rolecall.',
  },
  'staff-added': { status: 409, message: 'This Rolecall staff member has already been added to your agency.' },
  'own-account': { status: 409, message: 'You can’t delete your own account. Ask someone else who manages users.' },
  'last-owner': { status: 409, message: 'An agency must have an owner. Transfer ownership first.' },
  'owners-own': { status: 403, message: 'Only an owner of the agency can do this.' },
  'no-successor': {
    status: 409,
    message: 'Choose another user in your agency to take over the open work. The user must be able to sign in.',
  },
  'not-confirmed': { status: 409, message: 'This user has not confirmed their email address yet.' },
  'last-role': {
    status: 409,
    message: 'Without this role, the user would have more permissions than they have now. Assign another role first.',
  },
});
