import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as passkeys from '../operations/passkeys.ts';

const own = '/api/identity/passkeys';
export const listPasskeysEndpoint = endpoint<typeof passkeys.listPasskeys>('identity.passkeys', 'GET', own);
export const beginPasskeyEndpoint = endpoint<typeof passkeys.beginPasskey>(
  'identity.beginPasskey',
  'POST',
  `${own}/options`,
);
export const addPasskeyEndpoint = endpoint<typeof passkeys.addPasskey>('identity.addPasskey', 'POST', own);
export const removePasskeyEndpoint = endpoint<typeof passkeys.removePasskey>(
  'identity.removePasskey',
  'POST',
  `${own}/{passkeyId}/removal`,
);

const atSignIn = '/api/identity/interaction/{uid}/passkey';
export const readPasskeyChallengeEndpoint = endpoint<typeof passkeys.readPasskeyChallenge>(
  'identity.askForPasskey',
  'POST',
  `${atSignIn}/options`,
);
export const signInWithPasskeyEndpoint = endpoint<typeof passkeys.signInWithPasskey>(
  'identity.signInWithPasskey',
  'POST',
  atSignIn,
);

export const passkeyEndpoints: readonly Endpoint[] = [
  listPasskeysEndpoint,
  beginPasskeyEndpoint,
  addPasskeyEndpoint,
  removePasskeyEndpoint,
  readPasskeyChallengeEndpoint,
  signInWithPasskeyEndpoint,
];
