import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { anySignedInUser, operation } from '#contract/common/operation.ts';
import { singleLineTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { identityRefusals } from '../refusals.ts';
import { personalSettingsShape, tenantUserShape } from '../shapes.ts';

const managers = { agency: 'Manage Users=Invite User / Assign / Edit User Role' } as const;

export const readPersonalSettings = operation({
  name: 'identity.personalSettings',
  summary: "Returns the caller's own settings.",
  effect: 'read',
  access: anySignedInUser,
  input: z.object({}),
  output: personalSettingsShape,
});

export const updatePersonalSettings = operation({
  name: 'identity.updatePersonalSettings',
  summary: "Updates the caller's own settings. Omitted fields keep their value.",
  effect: 'write',
  access: anySignedInUser,
  input: z
    .object({
      firstName: requiredTextSchema('First name', 100),
      lastName: requiredTextSchema('Last name', 100),
      applications: z.boolean(),
      clarifications: z.boolean(),
      bidding: z.boolean(),
      fulfillment: z.boolean(),
      walkthrough: z.boolean(),
    })
    .partial(),
  output: personalSettingsShape,
});

export const updateUser = operation({
  name: 'identity.updateUser',
  summary: "Updates the caller's name. Omitted fields keep their value.",
  effect: 'write',
  access: anySignedInUser,
  input: z.object({
    /** The names may be empty here, because the command refuses an empty name with the specification's message. */
    firstName: singleLineTextSchema('First name', 100).optional(),
    lastName: singleLineTextSchema('Last name', 100).optional(),
    nickname: singleLineTextSchema('Nickname', 100).optional(),
  }),
  output: tenantUserShape,
  refusals: [
    identityRefusals['first-name-required'],
    identityRefusals['last-name-required'],
    identityRefusals['external-identity'],
  ],
});

export const updateUsername = operation({
  name: 'identity.updateUsername',
  summary: "Changes the caller's username.",
  effect: 'write',
  access: anySignedInUser,
  input: z.object({ username: requiredTextSchema('Username', 100) }),
  output: tenantUserShape,
  refusals: [identityRefusals['external-identity']],
});

export const changeNickname = operation({
  name: 'identity.changeNickname',
  summary: "Changes the caller's nickname; it may be empty.",
  effect: 'write',
  access: anySignedInUser,
  input: z.object({ nickname: singleLineTextSchema('Nickname', 100) }),
  output: tenantUserShape,
  refusals: [identityRefusals['external-identity']],
});

export const requestPasswordEmail = operation({
  name: 'identity.mailPassword',
  summary: 'Emails a user of the tenant a link to change their password.',
  effect: 'write',
  access: managers,
  input: z.object({ userId: id() }),
  output: z.object({ userId: id() }),
  refusals: [identityRefusals['external-identity']],
});

export const readAdminToken = operation({
  name: 'identity.adminToken',
  summary: "Issues a token for the administration of users and roles, limited to the caller's own permissions.",
  effect: 'read',
  access: managers,
  input: z.object({}),
  output: z.object({ accessToken: z.string(), tokenType: z.literal('Bearer'), expiresAt: instant() }),
});

export const accountOperations = [
  readPersonalSettings,
  updatePersonalSettings,
  updateUser,
  updateUsername,
  changeNickname,
  requestPasswordEmail,
  readAdminToken,
];
