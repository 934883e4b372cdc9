import { refusals } from '#contract/common/refusal.ts';

export const teamRefusals = refusals({
  'default-role': { status: 409, words: 'Predefined roles are the same for every agency and stay as they are.' },
  'role-in-use': { status: 409, words: 'This role is held by somebody. Give them another role first.' },
  'role-name-taken': { status: 409, words: 'There is a role with this name already.' },
  'role-name-reserved': { status: 422, words: 'Names that begin with Rolecall are for predefined roles.' },
  'role-not-linked': { status: 422, words: 'A feature of this role needs a view that is off.' },
  'beyond-own-rights': { status: 403, words: 'Nobody gives or takes rights that they do not have themselves.' },
  'own-roles': { status: 409, words: 'Nobody changes their own roles. Somebody else who manages users can.' },
  'owner-has-all-rights': { status: 409, words: 'The owner holds every right, whatever the roles.' },
  'last-role': {
    status: 409,
    words: 'Without a role this user would have more rights than now. Give another role first.',
  },
});
