import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';
import { identityRefusals } from '../refusals.ts';
import { newPasswordSchema } from '../shapes.ts';
import { linkPurposes } from '../states.ts';

const token = z.string().min(1).max(200);

export const readEmailedLink = operation({
  name: 'identity.readLink',
  summary: 'Returns the purpose and the recipient of an emailed link, without using it up.',
  effect: 'read',
  access: 'public',
  input: z.object({ token }),
  output: z.object({
    purpose: z.enum(linkPurposes),
    email: z.string(),
    firstName: z.string(),
    organizationName: z.string(),
    /** Whether the link sets a password. */
    setsPassword: z.boolean(),
  }),
  refusals: [identityRefusals['link-over']],
});

export const setPassword = operation({
  name: 'identity.setPassword',
  summary: 'Sets the password of the user to whom a link was emailed, and ends all their sessions.',
  effect: 'write',
  access: 'public',
  input: z.object({ token, password: newPasswordSchema('Password') }),
  output: z.object({ purpose: z.enum(linkPurposes) }),
  refusals: [identityRefusals['link-over'], identityRefusals['weak-password'], identityRefusals['external-identity']],
});

export const linkOperations = [readEmailedLink, setPassword];
