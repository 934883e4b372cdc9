import type { PasskeyAssertion } from '#contract/identity/shapes/passkeys.ts';
import type { Config } from '#server/platform/config/config.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { recordPasskeyUse } from '../../commands/write-passkey.ts';
import { findPasskey } from '../../queries/passkeys.ts';
import { consumeChallenge } from './challenges.ts';
import { verifyAssertion, relyingPartyOf } from './relying-party.ts';

/**
 * Finds the user with the passkey that answered the challenge of a sign-in in progress; undefined if no passkey did.
 */
export type CheckPasskey = (
  uid: string,
  answer: PasskeyAssertion,
) => Promise<{ userId: string; isEmailVerified: boolean } | undefined>;

export const createCheckPasskey = (source: ScopeSource, config: Pick<Config, 'publicUrl'>): CheckPasskey => {
  const us = relyingPartyOf(config.publicUrl);
  return async (uid, answer) => {
    const challenge = await consumeChallenge(source, `sign-in ${uid}`, answer.response.clientDataJSON);
    if (challenge === undefined) return undefined;
    const found = await inSystemScope(source, 'find a passkey', (scope) => findPasskey(scope, answer.id));
    if (!found) return undefined;
    const { id: passkeyId, userId, isEmailVerified } = found;
    // The response is verified outside any transaction, so that it doesn't occupy a connection.
    const counter = await verifyAssertion(us, answer, challenge, { ...found, counter: Number(found.counter) });
    if (counter === undefined) return undefined;
    const isUsed = await inSystemScope(source, 'record the use of a passkey', (scope) =>
      recordPasskeyUse(scope, { passkeyId, counter }),
    );
    return isUsed ? { userId, isEmailVerified } : undefined;
  };
};
