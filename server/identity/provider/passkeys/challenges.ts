import { randomBytes } from 'node:crypto';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { takeRecord, saveRecord } from '../../commands/write-identity-record.ts';
import { challengeSeconds, challengeOf } from './relying-party.ts';

const model = 'PasskeyChallenge';

/** What a question was asked for: a new passkey in a session, or a started sign-in. */
export type ChallengePurpose = `session ${string}` | `sign-in ${string}`;

/** Asks a question that is good once, for a short time, and for what it was asked for. */
export const issueChallenge = async (source: ScopeSource, askedFor: ChallengePurpose): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await inSystemScope(source, 'a passkey is asked for', (scope) =>
    saveRecord(scope, {
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

/** The question that an answer is for, which is used up by it; undefined where we did not ask it for this. */
export const consumeChallenge = async (
  source: ScopeSource,
  askedFor: ChallengePurpose,
  clientDataJSON: string,
): Promise<string | undefined> => {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === undefined) return undefined;
  const asked = await inSystemScope(source, 'a passkey answers', (scope) => takeRecord(scope, model, challenge));
  return asked?.['askedFor'] === askedFor ? challenge : undefined;
};
