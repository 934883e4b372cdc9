import { z } from 'zod';
import { anySignedInUser, operation, type Operation } from '#contract/common/operation.ts';
import { emailSchema, optionalTextSchema } from '#contract/common/text.ts';
import { accountOperations } from './operations/account.ts';
import { linkOperations } from './operations/links.ts';
import { passkeyOperations } from './operations/passkeys.ts';
import { photoOperations } from './operations/photo.ts';
import { registrationOperations } from './operations/registration.ts';
import { passwordOperations } from './operations/passwords.ts';
import { secondFactorOperations } from './operations/second-factor.ts';
import { sessionOperations } from './operations/sessions.ts';
import { identityRefusals } from './refusals.ts';
import { pageSessionShape, sidebarShape, tenantUserShape } from './shapes.ts';
import { passkeyAssertionShape } from './shapes/passkeys.ts';
import { roleKinds } from './rules.ts';

export const signIn = operation({
  name: 'identity.signIn',
  summary: 'Completes the login step of a sign-in with an email and password.',
  effect: 'write',
  keyless: true,
  access: 'public',
  input: z.object({
    uid: z.string().max(100),
    email: emailSchema('Email'),
    password: z.string().min(1).max(1024),
    /** The code for the second factor, if the user has one. */
    code: z.string().max(40).optional(),
    /** A passkey response, instead of the code. */
    passkey: passkeyAssertionShape.optional(),
  }),
  output: z.object({ returnTo: z.string() }),
  refusals: [
    identityRefusals['wrong-credentials'],
    identityRefusals['email-not-verified'],
    identityRefusals['second-factor-needed'],
    identityRefusals['passkey-needed'],
    identityRefusals['second-factor-setup-needed'],
    identityRefusals['wrong-code'],
    identityRefusals['app-codes-unreadable'],
    identityRefusals['wrong-passkey'],
    identityRefusals['sign-in-paused'],
    identityRefusals['sign-in-expired'],
    identityRefusals['external-identity'],
  ],
});

export const exchangeCode = operation({
  name: 'identity.exchangeCode',
  summary: 'Exchanges an authorization code and its PKCE verifier for a session.',
  effect: 'write',
  keyless: true,
  access: 'public',
  input: z.object({
    code: z.string().min(1).max(2000),
    /** The issuer, which is the identity provider that sent the browser back. */
    iss: z.string().max(2000).optional(),
    codeVerifier: z.string().min(43).max(128),
  }),
  output: pageSessionShape,
  refusals: [identityRefusals['code-refused']],
});

export const renewSession = operation({
  name: 'identity.renewSession',
  summary: 'Issues a new access token for the session cookie.',
  effect: 'write',
  keyless: true,
  access: 'public',
  input: z.object({}),
  output: pageSessionShape,
});

export const endSession = operation({
  name: 'identity.endSession',
  summary:
    'Signs out: ends the session, revokes its tokens, clears its cookies, and returns the URL to continue the sign-out.',
  effect: 'write',
  keyless: true,
  access: 'public',
  input: z.object({}),
  output: z.object({ logoutUrl: z.string() }),
});

export const registerLogin = operation({
  name: 'identity.registerLogin',
  summary: 'Registers a login. The server determines the user and their role; a role in the request is ignored.',
  effect: 'write',
  access: anySignedInUser,
  input: z.object({
    userName: optionalTextSchema('Username', 255),
    roleId: optionalTextSchema('Role', 100),
    roleName: optionalTextSchema('Role', 100),
    firstName: optionalTextSchema('First name', 255),
    lastName: optionalTextSchema('Last name', 255),
    email: optionalTextSchema('Email', 255),
  }),
  output: z.object({
    userId: z.string(),
    isTenantVerified: z.boolean(),
    loginCount: z.number().int(),
    role: z.enum(roleKinds),
  }),
});

export const readUser = operation({
  name: 'identity.readUser',
  summary: "The signed-in user's identity record with their roles and permissions.",
  effect: 'read',
  access: anySignedInUser,
  input: z.object({}),
  output: tenantUserShape,
});

export const readSidebar = operation({
  name: 'identity.readSidebar',
  summary: 'Returns the sidebar data: the tenant with its verification status, and the user.',
  effect: 'read',
  access: anySignedInUser,
  input: z.object({}),
  output: sidebarShape,
});

export const identityOperations: readonly Operation[] = [
  ...accountOperations,
  ...linkOperations,
  ...photoOperations,
  ...registrationOperations,
  ...sessionOperations,
  ...secondFactorOperations,
  ...passwordOperations,
  ...passkeyOperations,
  signIn,
  exchangeCode,
  renewSession,
  endSession,
  registerLogin,
  readUser,
  readSidebar,
];
