import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { emailSchema, singleLineTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { teamRefusals } from '../refusals.ts';
import { maxNameLength } from '../rules.ts';
import { teamUserShape } from '../shapes.ts';

const managers = { agency: 'Manage Users=Invite User / Assign / Edit User Role' } as const;

/** An empty name is valid input here, so that the server can refuse it with the specification's message. */
const firstName = singleLineTextSchema('First name', maxNameLength);
const lastName = singleLineTextSchema('Last name', maxNameLength);
const nickname = singleLineTextSchema('Nickname', maxNameLength);
const roleIds = z.array(id()).max(50);

const names = [teamRefusals['first-name-required'], teamRefusals['last-name-required']] as const;
const giving = [teamRefusals['beyond-own-rights'], teamRefusals['staff-role']] as const;

export const readUser = operation({
  name: 'team.user',
  summary: 'Returns one user of the tenant, and what the caller may do with them.',
  effect: 'read',
  access: { agency: 'any' },
  input: z.object({ userId: id() }),
  output: teamUserShape,
});

export const createUser = operation({
  name: 'team.createUser',
  summary:
    'Adds a user to the tenant. They can sign in after they create a password; on request, an email is sent to them.',
  effect: 'write',
  access: managers,
  input: z.object({
    email: emailSchema('Email'),
    firstName: firstName.default(''),
    lastName: lastName.default(''),
    userName: singleLineTextSchema('Username', maxNameLength).default(''),
    nickname: nickname.default(''),
    roleIds: roleIds.default([]),
    sendLogin: z.boolean().default(false),
  }),
  output: teamUserShape,
  refusals: [teamRefusals['user-exists'], ...names, ...giving],
});

export const completeInvitedUser = operation({
  name: 'team.completeUser',
  summary: 'Updates the names and roles of a user who has not signed in yet. Omitted fields keep their value.',
  effect: 'write',
  access: managers,
  input: z.object({
    userId: id(),
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    userName: requiredTextSchema('Username', maxNameLength).optional(),
    nickname: nickname.optional(),
    roleIds: roleIds.optional(),
  }),
  output: teamUserShape,
  refusals: [
    teamRefusals['signed-in-before'],
    ...names,
    ...giving,
    teamRefusals['own-roles'],
    teamRefusals['owner-has-all-rights'],
    teamRefusals['last-role'],
    teamRefusals['staff-account'],
    teamRefusals['owners-own'],
  ],
});

export const changeProfileRole = operation({
  name: 'team.changeProfileRole',
  summary: 'Sets the roles of a user. Roles not in the list are removed.',
  effect: 'write',
  access: managers,
  input: z.object({ userId: id(), roleIds }),
  output: teamUserShape,
  refusals: [
    ...giving,
    teamRefusals['own-roles'],
    teamRefusals['owner-has-all-rights'],
    teamRefusals['last-role'],
    teamRefusals['staff-account'],
  ],
});

export const editUser = operation({
  name: 'team.editUser',
  summary: 'Updates the name of a user. Omitted fields keep their value.',
  effect: 'write',
  access: managers,
  input: z.object({
    userId: id(),
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    nickname: nickname.optional(),
  }),
  output: teamUserShape,
  refusals: [...names, teamRefusals['staff-account'], teamRefusals['owners-own']],
});

export const renameUser = operation({
  name: 'team.renameUser',
  summary: 'Changes the username of a user.',
  effect: 'write',
  access: managers,
  input: z.object({ userId: id(), userName: requiredTextSchema('Username', maxNameLength) }),
  output: teamUserShape,
  refusals: [teamRefusals['staff-account'], teamRefusals['owners-own']],
});

export const sendLoginInformation = operation({
  name: 'team.sendLoginInformation',
  summary: 'Emails a user sign-in instructions, with a link to create or change their password.',
  effect: 'write',
  access: managers,
  input: z.object({ userId: id() }),
  output: z.object({ userId: id(), email: z.string() }),
});

const leaving = [
  teamRefusals['own-account'],
  teamRefusals['last-owner'],
  teamRefusals['owners-own'],
  teamRefusals['beyond-own-rights'],
] as const;

export const closeSignIn = operation({
  name: 'team.closeSignIn',
  summary:
    'Clears the password of a user and ends their sessions. They stay in the list and can be invited again by email.',
  effect: 'write',
  access: managers,
  input: z.object({ userId: id() }),
  output: z.object({ userId: id() }),
  refusals: leaving,
});

export const deleteUser = operation({
  name: 'team.deleteUser',
  summary: 'Deletes a user. Their open work is assigned to the given user, or to the caller.',
  effect: 'write',
  access: managers,
  input: z.object({ userId: id(), handOverTo: id().optional() }),
  output: z.object({ userId: id(), handedOverTo: id() }),
  refusals: [...leaving, teamRefusals['no-successor']],
});

export const handOverOwnership = operation({
  name: 'team.handOverOwnership',
  confirmed: true,
  summary: 'Makes another user an owner of the agency. The caller stops being an owner unless they choose to stay one.',
  effect: 'write',
  access: managers,
  input: z.object({ userId: id(), staysOwner: z.boolean().default(false) }),
  output: teamUserShape,
  refusals: [teamRefusals['owners-own'], teamRefusals['staff-account'], teamRefusals['not-confirmed']],
});
