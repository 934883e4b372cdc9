import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#server/platform/clock/clock.ts';

/** How long a token can be used to open a feed. Source: specification, api.tsv. */
export const feedTokenSeconds = 120;

const audience = 'live feed';

export interface FeedTokens {
  mint(sessionId: string): Promise<string>;
  /** Returns a valid token's session and the time when the token was issued; undefined if it is invalid. */
  read(token: string): Promise<{ sessionId: string; issuedAt: Date } | undefined>;
}

/**
 * Creates and reads tokens that open the feed and give no other access. All processes with the same secret can read
 * them.
 */
export const createFeedTokens = (secret: string, clock: Clock): FeedTokens => {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'rolecall', 'feed tokens', 32));
  return {
    mint: (sessionId) => {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'feed+jwt' })
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + feedTokenSeconds)
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          audience,
          algorithms: ['HS256'],
          typ: 'feed+jwt',
          currentDate: clock.now(),
        });
        if (typeof payload['sid'] !== 'string') return undefined;
        return { sessionId: payload['sid'], issuedAt: new Date((payload.iat ?? 0) * 1000) };
      } catch {
        return undefined;
      }
    },
  };
};
