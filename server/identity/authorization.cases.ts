import type { LinkPurpose } from '#contract/identity/states.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { clearAccountSignInFailures } from './commands/record-sign-in.ts';
import { createLinkToken } from './commands/create-token.ts';
import { makePasskey, makePhoto, makeSession, makeTenant, makeUser, defaultPassword } from './factories.ts';
import { findSignInEmail } from './queries/passkeys.ts';

const nothing = (): object => ({});

/** Returns the token from a link emailed to a new user. No other case uses this user. */
const mailed = async ({ server }: AuthorizationWorld, purpose: LinkPurpose): Promise<string> => {
  const { id } = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
  return (await server.kit.asSystem((scope) => createLinkToken(scope, id, purpose))).token;
};

/** A PNG image of a single pixel. */
const smallPng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

/** A response in the form that a browser sends, but not from a real authenticator. */
const answered = {
  id: 'bm8tZGV2aWNl',
  rawId: 'bm8tZGV2aWNl',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', userHandle: 'e30' },
};
const made = { ...answered, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };

/**
 * Returns a wrong password or code. The user's earlier failures are cleared first, since repeated guesses pause the
 * account.
 */
const wrongPassword = async ({ server }: AuthorizationWorld, userId: string): Promise<string> => {
  await server.kit.asSystem(async (scope) => clearAccountSignInFailures(scope, await findSignInEmail(scope, userId)));
  return 'not their password';
};

let registered = 0;

/**
 * The cases for identity operations. Sign-in calls need a browser's cookies to succeed, so
 * provider/session/register-session.test.ts covers them in full.
 */
export const identityCases: Record<string, AuthorizationCase> = {
  'identity.signIn': {
    own: () => ({ uid: 'not-started-here', email: 'person@people.example', password: 'a-password' }),
    answers: 409,
  },
  'identity.exchangeCode': { own: () => ({ code: 'no-code', codeVerifier: 'v'.repeat(43) }), answers: 400 },
  'identity.renewSession': { own: nothing, answers: 401 },
  'identity.endSession': { own: nothing },
  'identity.readLink': { own: async (world) => ({ token: await mailed(world, 'reset-password') }) },
  'identity.setPassword': {
    own: async (world) => ({ token: await mailed(world, 'reset-password'), password: 'eleven grey herons' }),
  },
  'identity.confirmEmail': { own: async (world) => ({ token: await mailed(world, 'confirm-email') }) },
  'identity.register': {
    own: () => {
      registered += 1;
      return {
        organizationName: 'Lighthouse Search',
        firstName: 'Mara',
        lastName: 'Ellingsen',
        email: `owner${String(registered)}@lighthouse.example`,
        userName: 'mara',
      };
    },
  },
  'identity.askConfirmation': { own: () => ({ email: 'owner@lighthouse.example', url: '/Agency/Welcome' }) },
  'identity.askReset': { own: () => ({ email: 'owner@lighthouse.example' }) },
  'identity.personalSettings': { own: nothing },
  'identity.updatePersonalSettings': { own: () => ({ bidding: false, walkthrough: false }) },
  'identity.updateUser': { own: () => ({ firstName: 'Mara', nickname: 'Em' }) },
  'identity.updateUsername': { own: () => ({ username: 'mara' }) },
  'identity.changeNickname': { own: () => ({ nickname: 'Em' }) },
  'identity.mailPassword': {
    own: async ({ server }, { tenantId }) => ({ userId: (await makeUser(server.kit.db, { tenantId })).id }),
    other: ({ people }) => ({ userId: people.rivalOwner }),
  },
  'identity.uploadPhoto': { own: nothing, file: { name: 'me.png', bytes: smallPng } },
  'identity.removePhoto': { own: nothing },
  'identity.photo': {
    own: async ({ server, agencyId }) => {
      const { id } = await makeUser(server.kit.db, { tenantId: agencyId });
      const { photoId, storageKey } = await makePhoto(server.kit.db, id);
      await server.product.files.write(storageKey, new TextEncoder().encode('PNG.'));
      return { photoId, size: 'full' };
    },
    other: () => ({ photoId: '0199a0c0-0000-7000-8000-00000000dead', size: 'full' }),
  },
  'identity.sessions': { own: nothing },
  'identity.endOwnSession': {
    own: async ({ server }, { userId }) => ({ sessionId: await makeSession(server.kit.db, userId) }),
    other: async ({ server, people }) => ({ sessionId: await makeSession(server.kit.db, people.rivalOwner) }),
  },
  'identity.secondFactor': { own: nothing },
  'identity.beginSecondFactor': { own: nothing },
  'identity.confirmSecondFactor': {
    own: async (world, { userId }) => ({ code: await wrongPassword(world, userId) }),
    answers: 400,
  },
  'identity.endSecondFactor': {
    own: async (world, { userId }) => ({ code: await wrongPassword(world, userId) }),
    answers: 400,
  },
  'identity.beginRequiredSecondFactor': { own: () => ({ uid: 'not-started-here' }), answers: 409 },
  'identity.confirmRequiredSecondFactor': { own: () => ({ uid: 'not-started-here', code: '000000' }), answers: 409 },
  'identity.confirmPassword': {
    own: async (world, { userId }) => ({ password: await wrongPassword(world, userId) }),
    answers: 400,
  },
  'identity.changePassword': {
    own: async (world, { userId }) => ({
      password: await wrongPassword(world, userId),
      newPassword: 'eleven grey herons',
    }),
    answers: 400,
  },
  'identity.passkeys': { own: nothing },
  // Each passkey call needs different data to succeed; the tests in provider/passkeys cover the successes.
  'identity.beginPasskey': {
    own: async (world, { userId }) => ({ password: await wrongPassword(world, userId) }),
    answers: 400,
  },
  'identity.addPasskey': { own: () => ({ name: 'My phone', credential: made }), answers: 400 },
  'identity.removePasskey': {
    own: async (world, { userId }) => ({
      ...(await makePasskey(world.server.kit.db, userId)),
      password: await wrongPassword(world, userId),
    }),
    other: async ({ server, people }) => ({
      ...(await makePasskey(server.kit.db, people.rivalOwner)),
      password: defaultPassword,
    }),
    answers: 400,
  },
  'identity.askForPasskey': { own: () => ({ uid: 'not-started-here' }), answers: 409 },
  'identity.signInWithPasskey': { own: () => ({ uid: 'not-started-here', credential: answered }), answers: 409 },
  'identity.adminToken': { own: nothing },
  'identity.registerLogin': { own: nothing },
  'identity.readUser': { own: nothing },
  'identity.readSidebar': { own: nothing },
};
