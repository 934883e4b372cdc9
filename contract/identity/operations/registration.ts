import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation } from '#contract/common/operation.ts';
import { emailSchema, requiredTextSchema } from '#contract/common/text.ts';
import { identityRefusals } from '../refusals.ts';
import { linkTargetPath } from '../rules.ts';
import { newPasswordSchema } from '../shapes.ts';

const internalPath = z
  .string()
  .max(2000)
  .optional()
  .refine(
    (url) => url === undefined || linkTargetPath(url) !== undefined,
    inputError('Url must be a page of Rolecall.'),
  );

export const register = operation({
  name: 'identity.register',
  summary:
    'Registers an agency with its owner, and emails a link to confirm the address. The response does not reveal whether the address is already registered.',
  effect: 'write',
  access: 'public',
  input: z.object({
    organizationName: requiredTextSchema('Organization name', 200),
    firstName: requiredTextSchema('First name', 100),
    lastName: requiredTextSchema('Last name', 100),
    email: emailSchema('Email'),
    userName: requiredTextSchema('Username', 100),
  }),
  output: z.object({ tenantId: id(), profileId: id(), userId: id() }),
});

export const requestConfirmation = operation({
  name: 'identity.askConfirmation',
  summary:
    'Emails a confirmation link if the address belongs to a user; the response is always the same. `url` is the page to open after the confirmation.',
  effect: 'write',
  access: 'public',
  input: z.object({ email: emailSchema('Email'), url: internalPath }),
  output: z.object({}),
});

export const requestPasswordReset = operation({
  name: 'identity.askReset',
  summary: 'Emails a password reset link if the address belongs to a user; the response is always the same.',
  effect: 'write',
  access: 'public',
  input: z.object({ email: emailSchema('Email') }),
  output: z.object({}),
  refusals: [identityRefusals['external-identity']],
});

export const confirmEmail = operation({
  name: 'identity.confirmEmail',
  summary: 'Confirms the address to which a link was emailed. A user without a password chooses one.',
  effect: 'write',
  access: 'public',
  input: z.object({ token: z.string().min(1).max(200), password: newPasswordSchema('Password').optional() }),
  output: z.object({ email: z.string() }),
  refusals: [identityRefusals['link-over'], identityRefusals['weak-password'], identityRefusals['password-needed']],
});

export const registrationOperations = [register, requestConfirmation, requestPasswordReset, confirmEmail];
