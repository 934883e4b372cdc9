import { randomBytes } from 'node:crypto';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { takeIdentityRecord, saveIdentityRecord } from '../../commands/write-identity-record.ts';
import { challengeSeconds, challengeInResponse } from './relying-party.ts';

const model = 'PasskeyChallenge';

/** The purpose of a challenge: a new passkey in a session, or a sign-in in progress. */
export type ChallengePurpose = `session ${string}` | `sign-in ${string}`;

/** Creates a challenge that is valid once, for a short time and for one purpose. */
export const issueChallenge = async (source: ScopeSource, askedFor: ChallengePurpose): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await inSystemScope(source, 'save a passkey challenge', (scope) =>
    saveIdentityRecord(scope, {
      model,
      id: challenge,
      payload: { askedFor },
      grantId: null,
      uid: null,
      expiresAt: new Date(scope.now.getTime() + challengeSeconds * 1000),
    }),
  );
  return challenge;
};

/**
 * Consumes the challenge in a response and returns it. Undefined if it is unknown, expired, already used, or was issued for
 * another purpose.
 */
export const consumeChallenge = async (
  source: ScopeSource,
  askedFor: ChallengePurpose,
  clientDataJSON: string,
): Promise<string | undefined> => {
  const challenge = challengeInResponse(clientDataJSON);
  if (challenge === undefined) return undefined;
  const asked = await inSystemScope(source, 'take a passkey challenge', (scope) =>
    takeIdentityRecord(scope, model, challenge),
  );
  return asked?.['askedFor'] === askedFor ? challenge : undefined;
};
