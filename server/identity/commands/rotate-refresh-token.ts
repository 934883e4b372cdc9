import { createHash, randomBytes } from 'node:crypto';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { seal, unseal } from '#server/platform/vault/seal.ts';
import { findSession } from '../queries/sign-in.ts';
import { identityEvents } from '../events.ts';
import { recordAccountEvent } from './record-account-event.ts';
import { revokeGrant } from './write-identity-record.ts';

/**
 * The number of seconds within which a renewal can be retried with the same result, in case its response was lost. Any
 * later reuse ends the session.
 */
const retrySeconds = 60;
const model = 'SessionToken';

const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Encrypts the identity provider's token for the session. That token never leaves the server, and can only be decrypted
 * with the browser's token.
 */
const sealGrant = (token: string, providerToken: string): string => seal(token, 'provider token', providerToken);

const addToken = async (
  scope: SystemScope,
  given: { sessionId: string; providerToken: string; expiresAt: Date },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await scope.db
    .insertInto('identityRecord')
    .values({
      model,
      id: idOf(token),
      payload: JSON.stringify({ grant: sealGrant(token, given.providerToken) }),
      grantId: given.sessionId,
      uid: null,
      userCode: null,
      consumedAt: null,
      expiresAt: given.expiresAt,
    })
    .execute();
  return token;
};

/** Creates the first refresh token of a session. */
export const addRefreshToken = addToken;

const findToken = (scope: SystemScope, token: string) =>
  scope.db
    .selectFrom('identityRecord')
    .select(['payload', 'grantId', 'consumedAt'])
    .where('model', '=', model)
    .where('id', '=', idOf(token))
    .where('expiresAt', '>', scope.now);

const textOf = (payload: Record<string, unknown>, name: string): string => {
  const value = payload[name];
  if (typeof value !== 'string') throw new Error(`A refresh token has no ${name}.`);
  return value;
};

export interface ResolvedRefreshToken {
  readonly session: { id: string; userId: string; expiresAt: Date };
  readonly providerToken: string;
  /** The newest token: the given one or, on a retry, its successor. */
  readonly token: string;
}

/**
 * Finds the valid session of a refresh token. A replaced token resolves to its successor for a minute. Any later reuse
 * means that two browsers have the token, one of them by theft, and the session ends for both.
 */
export const resolveRefreshToken = async (
  scope: SystemScope,
  token: string,
): Promise<ResolvedRefreshToken | 'reused' | undefined> => {
  const found = await findToken(scope, token).forUpdate().executeTakeFirst();
  const session = found?.grantId ? await findSession(scope, found.grantId) : undefined;
  if (!found || !session) return undefined;
  if (found.consumedAt === null) {
    return { session, token, providerToken: unseal(token, 'provider token', textOf(found.payload, 'grant')) };
  }
  if (scope.now.getTime() - found.consumedAt.getTime() <= retrySeconds * 1000)
    return resolveRefreshToken(scope, unseal(token, 'successor', textOf(found.payload, 'successor')));
  await revokeGrant(scope, session.id);
  await recordAccountEvent(scope, { kind: identityEvents.sessionRevoked, data: { userId: session.userId } });
  return 'reused';
};

/** Replaces a refresh token with a new one, unless another request has already done so. Returns the newest token. */
export const rotateRefreshToken = async (
  scope: SystemScope,
  token: string,
): Promise<ResolvedRefreshToken | 'reused' | undefined> => {
  const opened = await resolveRefreshToken(scope, token);
  if (opened === undefined || opened === 'reused' || opened.token !== token) return opened;
  const { session, providerToken } = opened;
  const successor = await addToken(scope, { sessionId: session.id, providerToken, expiresAt: session.expiresAt });
  await scope.db
    .updateTable('identityRecord')
    .set({
      consumedAt: scope.now,
      // The successor is encrypted with its predecessor, so that only a holder of the predecessor can read it.
      payload: JSON.stringify({ successor: seal(token, 'successor', successor) }),
    })
    .where('model', '=', model)
    .where('id', '=', idOf(token))
    .execute();
  return { ...opened, token: successor };
};

/** Returns the session of a refresh token, even if the token was replaced. */
export const sessionOfToken = async (scope: SystemScope, token: string): Promise<string | undefined> =>
  (await findToken(scope, token).executeTakeFirst())?.grantId ?? undefined;
