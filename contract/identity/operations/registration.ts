import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { emailText, requiredText } from '#contract/common/text.ts';
import { identityRefusals } from '../refusals.ts';
import { linkTargetPath } from '../rules.ts';
import { passwordText } from '../shapes.ts';

const internalPath = z
  .string()
  .max(2000)
  .optional()
  .refine((url) => url === undefined || linkTargetPath(url) !== undefined, 'Url must be a page of Rolecall.');

export const register = operation({
  name: 'identity.register',
  summary:
    'Registers an agency with its owner, and mails a link to confirm the address. Whether the address is known here cannot be told from the answer.',
  effect: 'write',
  access: 'public',
  input: z.object({
    organizationName: requiredText('Organization name', 200),
    firstName: requiredText('First name', 100),
    lastName: requiredText('Last name', 100),
    email: emailText('Email'),
    userName: requiredText('Username', 100),
  }),
  output: z.object({ tenantId: id(), profileId: id(), userId: id() }),
});

export const askConfirmation = operation({
  name: 'identity.askConfirmation',
  summary:
    'Mails a link to confirm an address, where somebody has it; the answer is the same for all. `url` is the page that the confirmation leads on to.',
  effect: 'write',
  access: 'public',
  input: z.object({ email: emailText('Email'), url: internalPath }),
  output: z.object({}),
});

export const askReset = operation({
  name: 'identity.askReset',
  summary: 'Mails a link to choose a new password, where somebody has the address; the answer is the same for all.',
  effect: 'write',
  access: 'public',
  input: z.object({ email: emailText('Email') }),
  output: z.object({}),
  refusals: [identityRefusals['external-identity']],
});

export const confirmEmail = operation({
  name: 'identity.confirmEmail',
  summary: 'Confirms the address that a link was mailed to; whoever has no password yet chooses one.',
  effect: 'write',
  access: 'public',
  input: z.object({ token: z.string().min(1).max(200), password: passwordText('Password').optional() }),
  output: z.object({ email: z.string() }),
  refusals: [identityRefusals['link-over'], identityRefusals['weak-password'], identityRefusals['password-needed']],
});

export const registrationOperations = [register, askConfirmation, askReset, confirmEmail];
