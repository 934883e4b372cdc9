import { z } from 'zod';
import { anybodySignedIn, operation } from '#contract/common/operation.ts';
import { identityRefusals } from '../refusals.ts';

/** An app code, or a recovery code with any separators. */
const code = z.string().trim().min(1, 'Code is required!').max(40);

export const readSecondFactor = operation({
  name: 'identity.secondFactor',
  summary: 'Returns whether the caller uses two-step sign-in, and how many recovery codes are left.',
  effect: 'read',
  access: anybodySignedIn,
  input: z.object({}),
  output: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  refusals: [identityRefusals['external-identity']],
});

export const beginSecondFactor = operation({
  name: 'identity.beginSecondFactor',
  confirmed: true,
  summary: 'Returns the secret for an authenticator app. It has no effect until a code from the app confirms it.',
  effect: 'write',
  keyless: true,
  access: anybodySignedIn,
  input: z.object({}),
  output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: [identityRefusals['second-factor-on'], identityRefusals['external-identity']],
});

export const confirmSecondFactor = operation({
  name: 'identity.confirmSecondFactor',
  summary: 'Turns two-step sign-in on with a code from the app, and returns the recovery codes once.',
  effect: 'write',
  keyless: true,
  access: anybodySignedIn,
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
  summary: 'Turns two-step sign-in off with one of its codes.',
  effect: 'write',
  access: anybodySignedIn,
  input: z.object({ code }),
  output: z.object({}),
  refusals: [identityRefusals['wrong-code'], identityRefusals['sign-in-paused'], identityRefusals['external-identity']],
});

export const secondFactorOperations = [readSecondFactor, beginSecondFactor, confirmSecondFactor, endSecondFactor];
