import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { anySignedInUser, operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { requiredTextSchema } from '#contract/common/text.ts';
import { identityRefusals } from '../refusals.ts';
import {
  passkeyRegistrationShape,
  passkeyAssertionShape,
  passkeyCreationOptionsShape,
  passkeyRequestOptionsShape,
} from '../shapes/passkeys.ts';

/** The proof required before changing a sign-in method: the password again, and the second factor if it is on. */
const shown = {
  password: z.string().min(1, requiredError('Password')).max(1024),
  code: z.string().max(40).optional(),
};
const notShown = [
  identityRefusals['wrong-password'],
  identityRefusals['second-factor-needed'],
  identityRefusals['wrong-code'],
  identityRefusals['app-codes-unreadable'],
  identityRefusals['sign-in-paused'],
  identityRefusals['external-identity'],
] as const;

export const listPasskeys = operation({
  name: 'identity.passkeys',
  summary: "Lists the caller's passkeys, oldest first.",
  effect: 'read',
  access: anySignedInUser,
  input: z.object({}),
  output: z.array(
    z.object({ passkeyId: id(), name: z.string(), createdAt: instant(), lastUsedAt: instant().nullable() }),
  ),
  refusals: [identityRefusals['external-identity']],
});

export const beginPasskey = operation({
  name: 'identity.beginPasskey',
  summary:
    'Returns the options from which a browser creates a passkey. The caller must have confirmed their identity again.',
  effect: 'write',
  keyless: true,
  access: anySignedInUser,
  input: z.object(shown),
  output: passkeyCreationOptionsShape,
  refusals: [...notShown, identityRefusals['passkeys-full']],
});

export const addPasskey = operation({
  name: 'identity.addPasskey',
  summary: "Saves a passkey created from this session's options, and emails its owner.",
  effect: 'write',
  access: anySignedInUser,
  input: z.object({ name: requiredTextSchema('Name', 60), credential: passkeyRegistrationShape }),
  output: z.object({ passkeyId: id() }),
  refusals: [
    identityRefusals['passkey-refused'],
    identityRefusals['passkeys-full'],
    identityRefusals['external-identity'],
  ],
});

export const removePasskey = operation({
  name: 'identity.removePasskey',
  summary: "Removes one of the caller's passkeys. It can no longer be used to sign in.",
  effect: 'write',
  access: anySignedInUser,
  input: z.object({ passkeyId: id(), ...shown }),
  output: z.object({ passkeyId: id() }),
  refusals: [...notShown, identityRefusals['second-factor-required']],
});

export const readPasskeyChallenge = operation({
  name: 'identity.askForPasskey',
  summary: 'Returns the passkey challenge for a started sign-in.',
  effect: 'write',
  keyless: true,
  access: 'public',
  input: z.object({ uid: z.string().max(100) }),
  output: passkeyRequestOptionsShape,
  refusals: [
    identityRefusals['sign-in-expired'],
    identityRefusals['sign-in-paused'],
    identityRefusals['external-identity'],
  ],
});

export const signInWithPasskey = operation({
  name: 'identity.signInWithPasskey',
  summary: 'Completes a started sign-in with a passkey, which counts as both factors.',
  effect: 'write',
  keyless: true,
  access: 'public',
  input: z.object({ uid: z.string().max(100), credential: passkeyAssertionShape }),
  output: z.object({ returnTo: z.string() }),
  refusals: [
    identityRefusals['wrong-passkey'],
    identityRefusals['email-not-verified'],
    identityRefusals['sign-in-expired'],
    identityRefusals['sign-in-paused'],
    identityRefusals['external-identity'],
  ],
});

export const passkeyOperations = [
  listPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  readPasskeyChallenge,
  signInWithPasskey,
];
