import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Permission } from '#contract/common/permissions.ts';
import { cookieName, sessionExpiryCookie } from '#contract/identity/rules.ts';
import type { Config } from '#server/platform/config/config.ts';

type Where = Pick<Config, 'publicUrl'>;

const isHttps = ({ publicUrl }: Where): boolean => publicUrl.startsWith('https:');

/** Returns the names of the session's cookies. */
export const cookieNames = (config: Where) => ({
  /** The cookie with the refresh token. */
  refresh: cookieName('rolecall_refresh', isHttps(config)),
  expiry: cookieName(sessionExpiryCookie, isHttps(config)),
  /**
   * The cookie with the session's encrypted roles, permissions and user. The server relies on its own records, never on
   * this cookie.
   */
  rights: cookieName('rolecall_rights', isHttps(config)),
});

/**
 * The number of seconds by which the readable expiry cookie outlives the session, so that the page can tell an ended
 * session from no session.
 */
const graceSeconds = 10;

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Encrypts the cookie of roles and permissions: AES-256-CBC with an HMAC over it (A256CBC-HS512). */
const encryptRights = (
  key: Uint8Array,
  rights: { userId: string; sessionId: string; roles: readonly string[]; permissions: readonly Permission[] },
  expiresAt: Date,
): Promise<string> =>
  new EncryptJWT({ roles: [...rights.roles], permissions: [...rights.permissions], sid: rights.sessionId })
    .setProtectedHeader({ alg: 'dir', enc: 'A256CBC-HS512' })
    .setSubject(rights.userId)
    .setExpirationTime(seconds(expiresAt))
    .encrypt(key);

/** Returns the session in a browser's rights cookie; undefined if the cookie is missing, expired or not ours. */
export const sessionFromRightsCookie = async (
  key: Uint8Array,
  cookie: string | undefined,
  now: Date,
): Promise<string | undefined> => {
  if (cookie === undefined) return undefined;
  try {
    const { payload } = await jwtDecrypt(cookie, key, { currentDate: now });
    return typeof payload['sid'] === 'string' ? payload['sid'] : undefined;
  } catch {
    return undefined;
  }
};

const optionsOf = (config: Where): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: isHttps(config),
});

/** The refresh token is sent only to the session's own calls, unless the cookie prefix requires the root path. */
const refreshPath = (config: Where): string => (isHttps(config) ? '/' : '/api/session');

export interface CookieSession {
  readonly expiresAt: Date;
  readonly now: Date;
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
}

/** Writes a session's cookies. The refresh token is written only if it is new. */
export const setSessionCookies = async (
  reply: FastifyReply,
  config: Where,
  key: Uint8Array,
  session: CookieSession,
  refreshToken?: string,
): Promise<void> => {
  const options = optionsOf(config);
  const names = cookieNames(config);
  const maxAge = Math.max(0, seconds(session.expiresAt) - seconds(session.now));
  if (refreshToken !== undefined) {
    reply.setCookie(names.refresh, refreshToken, { ...options, path: refreshPath(config), httpOnly: true, maxAge });
  }
  reply.setCookie(names.expiry, String(seconds(session.expiresAt)), { ...options, maxAge: maxAge + graceSeconds });
  reply.setCookie(names.rights, await encryptRights(key, session, session.expiresAt), {
    ...options,
    httpOnly: true,
    maxAge,
  });
};

/** Clears all cookies of the session. */
export const clearSessionCookies = (reply: FastifyReply, config: Where): void => {
  const options = optionsOf(config);
  const names = cookieNames(config);
  reply.clearCookie(names.refresh, { ...options, path: refreshPath(config), httpOnly: true });
  reply.clearCookie(names.expiry, options);
  reply.clearCookie(names.rights, { ...options, httpOnly: true });
};
