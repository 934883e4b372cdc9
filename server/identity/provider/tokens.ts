import { errors, importJWK, jwtVerify, SignJWT } from 'jose';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { VerifiedSession, VerifyToken } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import { signingAlgorithm, type IdentityKeys } from './keys.ts';

type Where = Pick<Config, 'publicUrl'>;

/** Returns the identity provider's issuer name, which is also its URL. */
export const tokenIssuerOf = (config: Where): string => `${config.publicUrl}/identity`;

/** Returns the audience of access tokens. */
export const tokenAudienceOf = (config: Where): string => `${config.publicUrl}/api`;

const remembered = 5000;

/**
 * Creates a function that reads the session from an access token with local keys, without the network. A verified
 * signature is cached until the token expires. The function doesn't check whether the session is still valid; the
 * database does when the call's scope is opened.
 */
export const createTokenVerifier = async (config: Where, keys: IdentityKeys, clock: Clock): Promise<VerifyToken> => {
  const { d: _private, ...publicJwk } = keys.signing;
  const key = await importJWK(publicJwk, signingAlgorithm);
  const known = new Map<string, { verified: VerifiedSession; until: number }>();

  const check = async (token: string, now: Date): ReturnType<VerifyToken> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer: tokenIssuerOf(config),
        audience: tokenAudienceOf(config),
        algorithms: [signingAlgorithm],
        typ: 'at+jwt',
        currentDate: now,
      });
      if (typeof payload['sid'] !== 'string' || payload.exp === undefined)
        return refuse(commonRefusals['jwt-malformed']);
      if (known.size >= remembered) known.clear();
      const verified: VerifiedSession = {
        sessionId: payload['sid'],
        ...(typeof payload['only'] === 'string' ? { only: payload['only'] } : {}),
      };
      known.set(token, { verified, until: payload.exp * 1000 });
      return verified;
    } catch (error) {
      return refuse(commonRefusals[error instanceof errors.JWTExpired ? 'jwt-expired' : 'jwt-malformed']);
    }
  };

  return (token) => {
    const now = clock.now();
    const seen = known.get(token);
    if (seen && seen.until > now.getTime()) return Promise.resolve(seen.verified);
    if (seen) known.delete(token);
    return check(token, now);
  };
};

/** Creates an access token like the identity provider's, but for only part of the API or, in tests, for any user. */
export const mintAccessToken = async (
  config: Where & Pick<Config, 'accessTokenSeconds'>,
  keys: IdentityKeys,
  of: { sessionId: string; userId: string; now: Date; only?: string },
): Promise<string> =>
  new SignJWT({
    sid: of.sessionId,
    scope: 'api',
    client_id: 'rolecall-portal',
    ...(of.only === undefined ? {} : { only: of.only }),
  })
    .setProtectedHeader({
      alg: signingAlgorithm,
      typ: 'at+jwt',
      ...(keys.signing.kid ? { kid: keys.signing.kid } : {}),
    })
    .setIssuer(tokenIssuerOf(config))
    .setAudience(tokenAudienceOf(config))
    .setSubject(of.userId)
    .setJti(newId())
    .setIssuedAt(of.now)
    .setExpirationTime(Math.floor(of.now.getTime() / 1000) + config.accessTokenSeconds)
    .sign(await importJWK(keys.signing, signingAlgorithm));
