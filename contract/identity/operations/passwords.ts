import { z } from 'zod';
import { anySignedInUser, operation } from '#contract/common/operation.ts';
import { identityRefusals } from '../refusals.ts';
import { passwordLimits, shortPasswordError } from '../rules.ts';

const typed = z
  .string()
  .min(1, { error: () => identityRefusals['password-needed'].message })
  .max(passwordLimits.most);

const refusals = [
  identityRefusals['wrong-password'],
  identityRefusals['sign-in-paused'],
  identityRefusals['external-identity'],
];

export const confirmPassword = operation({
  name: 'identity.confirmPassword',
  summary: "Confirms the caller's password. For five minutes the session may perform actions that require it.",
  effect: 'write',
  keyless: true,
  access: anySignedInUser,
  input: z.object({ password: typed }),
  output: z.object({}),
  refusals,
});

export const changePassword = operation({
  name: 'identity.changePassword',
  summary: "Changes the caller's password and signs them out everywhere else.",
  effect: 'write',
  keyless: true,
  access: anySignedInUser,
  input: z.object({
    password: typed,
    newPassword: z.string().min(passwordLimits.least, shortPasswordError).max(passwordLimits.most),
  }),
  output: z.object({}),
  refusals: [...refusals, identityRefusals['weak-password']],
});

export const passwordOperations = [confirmPassword, changePassword];
