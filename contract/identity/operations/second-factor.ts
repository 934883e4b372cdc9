import { z } from 'zod';
import { anySignedInUser, operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { identityRefusals } from '../refusals.ts';

/** A code from the authenticator app, or a recovery code with any separators. */
const code = z.string().trim().min(1, requiredError('Code')).max(40);

export const readSecondFactor = operation({
  name: 'identity.secondFactor',
  summary: 'Returns whether the caller uses two-step sign-in and must use it, and how many recovery codes are left.',
  effect: 'read',
  access: anySignedInUser,
  input: z.object({}),
  output: z.object({
    isOn: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    /** Whether the caller's role requires a second factor. */
    isRequired: z.boolean(),
    /**
     * Whether the second factor can be turned off. If the caller's role requires a second factor, the last one can't be
     * turned off.
     */
    canTurnOff: z.boolean(),
  }),
  refusals: [identityRefusals['external-identity']],
});

export const beginSecondFactor = operation({
  name: 'identity.beginSecondFactor',
  confirmed: true,
  summary: 'Returns the secret for an authenticator app. It has no effect until a code from the app confirms it.',
  effect: 'write',
  keyless: true,
  access: anySignedInUser,
  input: z.object({}),
  output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: [identityRefusals['second-factor-on'], identityRefusals['external-identity']],
});

export const confirmSecondFactor = operation({
  name: 'identity.confirmSecondFactor',
  summary: 'Turns two-step sign-in on with a code from the app, and returns the recovery codes once.',
  effect: 'write',
  keyless: true,
  access: anySignedInUser,
  input: z.object({ code }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: [
    identityRefusals['wrong-code'],
    identityRefusals['second-factor-on'],
    identityRefusals['sign-in-paused'],
    identityRefusals['external-identity'],
  ],
});

export const endSecondFactor = operation({
  name: 'identity.endSecondFactor',
  confirmed: true,
  summary: 'Turns two-step sign-in off with one of its codes, unless the role of the caller requires it.',
  effect: 'write',
  access: anySignedInUser,
  input: z.object({ code }),
  output: z.object({}),
  refusals: [
    identityRefusals['wrong-code'],
    identityRefusals['app-codes-unreadable'],
    identityRefusals['second-factor-required'],
    identityRefusals['sign-in-paused'],
    identityRefusals['external-identity'],
  ],
});

/** The ID of a sign-in in this browser that has passed the password step but has no session yet. */
const uid = z.string().max(100);

export const beginRequiredSecondFactor = operation({
  name: 'identity.beginRequiredSecondFactor',
  summary:
    'Returns the secret for an authenticator app during a sign-in whose role requires a second factor. The password must have been accepted.',
  effect: 'write',
  keyless: true,
  access: 'public',
  input: z.object({ uid }),
  output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: [
    identityRefusals['sign-in-expired'],
    identityRefusals['sign-in-paused'],
    identityRefusals['second-factor-on'],
    identityRefusals['external-identity'],
  ],
});

export const confirmRequiredSecondFactor = operation({
  name: 'identity.confirmRequiredSecondFactor',
  summary: 'Turns two-step sign-in on with a code from the app, and completes the sign-in that required it.',
  effect: 'write',
  keyless: true,
  access: 'public',
  input: z.object({ uid, code }),
  output: z.object({ recoveryCodes: z.array(z.string()), returnTo: z.string() }),
  refusals: [
    identityRefusals['sign-in-expired'],
    identityRefusals['wrong-code'],
    identityRefusals['second-factor-on'],
    identityRefusals['sign-in-paused'],
    identityRefusals['external-identity'],
  ],
});

export const secondFactorOperations = [
  readSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  beginRequiredSecondFactor,
  confirmRequiredSecondFactor,
];
