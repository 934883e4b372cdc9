import { refusals } from '#contract/common/refusal.ts';

export const teamRefusals = refusals('team', {
  'default-role': { status: 409, words: 'Predefined roles are the same for every agency and stay as they are.' },
  'role-in-use': { status: 409, words: 'This role is held by somebody. Give them another role first.' },
  'role-name-taken': { status: 409, words: 'There is a role with this name already.' },
  'role-name-reserved': { status: 422, words: 'Names that begin with Rolecall are for predefined roles.' },
  'role-not-linked': { status: 422, words: 'A feature of this role needs a view that is off.' },
  'right-not-shown': { status: 422, words: 'Custom roles cannot hold this right.' },
  'beyond-own-rights': { status: 403, words: 'Nobody gives or takes rights that they do not have themselves.' },
  'own-roles': { status: 409, words: 'Nobody changes their own roles. Somebody else who manages users can.' },
  'owner-has-all-rights': { status: 409, words: 'The owner holds every right, whatever the roles.' },
  // The words of the specification: pages say them in a better way. Source: specification 1, section 8.
  'user-exists': { status: 400, words: 'The user already exists.' },
  'first-name-required': { status: 400, words: 'Required FirstName.' },
  'last-name-required': { status: 400, words: 'Required LastName.' },
  'signed-in-before': { status: 409, words: 'This user has signed in before. Change what they have instead.' },
  'staff-role': { status: 409, words: 'This role is only for the people of Rolecall. Add one of them instead.' },
  'staff-account': { status: 409, words: 'This account belongs to somebody of Rolecall, and Rolecall looks after it.' },
  'staff-added': { status: 409, words: 'This person of Rolecall has been added to your agency already.' },
  'own-account': { status: 409, words: 'Nobody deletes their own account. Somebody else who manages users can.' },
  'last-owner': { status: 409, words: 'An agency keeps an owner. Hand the ownership over first.' },
  'owners-own': { status: 403, words: 'Only an owner of the agency can do this.' },
  'no-successor': { status: 409, words: 'Open work goes to another user of your agency, who can sign in.' },
  'not-confirmed': { status: 409, words: 'This user has not confirmed their email address yet.' },
  'last-role': {
    status: 409,
    words: 'Without a role this user would have more rights than now. Give another role first.',
  },
});
