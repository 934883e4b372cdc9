import { address, type Address } from '#contract/common/address.ts';
import type * as passkeys from '../operations/passkeys.ts';

const own = '/api/identity/passkeys';
export const listPasskeysAt = address<typeof passkeys.listPasskeys>('identity.passkeys', 'GET', own);
export const beginPasskeyAt = address<typeof passkeys.beginPasskey>('identity.beginPasskey', 'POST', `${own}/options`);
export const addPasskeyAt = address<typeof passkeys.addPasskey>('identity.addPasskey', 'POST', own);
export const removePasskeyAt = address<typeof passkeys.removePasskey>(
  'identity.removePasskey',
  'POST',
  `${own}/{passkeyId}/removal`,
);

const atSignIn = '/api/identity/interaction/{uid}/passkey';
export const askForPasskeyAt = address<typeof passkeys.askForPasskey>(
  'identity.askForPasskey',
  'POST',
  `${atSignIn}/options`,
);
export const signInWithPasskeyAt = address<typeof passkeys.signInWithPasskey>(
  'identity.signInWithPasskey',
  'POST',
  atSignIn,
);

export const passkeyAddresses: readonly Address[] = [
  listPasskeysAt,
  beginPasskeyAt,
  addPasskeyAt,
  removePasskeyAt,
  askForPasskeyAt,
  signInWithPasskeyAt,
];
