import type { FastifyInstance } from 'fastify';
import { commonRefusals } from '#contract/common/refusal.ts';
import { endSessionEndpoint, exchangeCodeEndpoint, renewSessionEndpoint } from '#contract/identity/endpoints.ts';
import { endSession, exchangeCode, renewSession } from '#contract/identity/operations.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import type { PageSession } from '#contract/identity/shapes.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { VerifyToken } from '#server/platform/http/mount.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { endSession as endSessionCommand, recordSessionActivity, openSession } from '../../commands/write-session.ts';
import { recordSignInDevice } from '../../commands/record-sign-in.ts';
import { identityEvents, tenantIdField } from '../../events.ts';
import { setDeviceCookie, clearDeviceCookie } from '../credentials/devices.ts';
import { addRefreshToken, resolveRefreshToken, rotateRefreshToken } from '../../commands/rotate-refresh-token.ts';
import { revokeGrant } from '../../commands/write-identity-record.ts';
import { toSignedInUser } from '../../queries/read-user-profile.ts';
import { findSecondFactorState, mustSetUpSecondFactor } from '../../queries/second-factor-requirement.ts';
import { readUserProfile, type UserProfile } from '../../queries/read-user-profile.ts';
import { clearSessionCookies, cookieNames, sessionFromRightsCookie, setSessionCookies } from './cookies.ts';
import type { IdentityKeys } from '../keys.ts';
import type { OidcClient } from '../oidc-client.ts';
import { registerSessionCall } from '../session-calls.ts';

interface Given {
  config: Config;
  source: ScopeSource;
  keys: IdentityKeys;
  oidcClient: OidcClient;
  verify: VerifyToken;
}

const pageSession = (
  given: Given,
  person: UserProfile,
  accessToken: string,
  sessionExpiresAt: Date,
  now: Date,
  isSecondFactorDue = false,
): PageSession => {
  const { user, ...who } = toSignedInUser(person);
  const tokenEnd = now.getTime() + given.config.accessTokenSeconds * 1000;
  return {
    accessToken,
    expiresAt: new Date(Math.min(tokenEnd, sessionExpiresAt.getTime())).toISOString(),
    sessionExpiresAt: sessionExpiresAt.toISOString(),
    now: now.toISOString(),
    settings: {
      idleMinutes: given.config.idleMinutes,
      loginCountThreshold: given.config.loginCountThreshold,
      uploadLimitBytes: given.config.uploadLimitBytes,
    },
    // An open session stays valid under a new requirement, but the next sign-in must meet it. The requirement is
    // therefore due when the session expires.
    who: {
      ...who,
      user: { ...user, ...(isSecondFactorDue ? { secondFactorDueAt: sessionExpiresAt.toISOString() } : {}) },
    },
  };
};

const cookieSession = (person: UserProfile, sessionId: string, expiresAt: Date, now: Date) => ({
  expiresAt,
  now,
  sessionId,
  userId: person.id,
  roles: person.roles.length > 0 ? person.roles : [person.roleName],
  permissions: person.permissions,
});

/**
 * Registers the route that exchanges the code for a session, sets the session's cookies, and ends the browser's
 * previous session.
 */
const registerExchange = (app: FastifyInstance, given: Given): void => {
  const { config, source, keys, oidcClient, verify } = given;
  registerSessionCall(app, exchangeCode, exchangeCodeEndpoint, async (request, reply, { code, codeVerifier, iss }) => {
    const refused = refuse(identityRefusals['code-refused']);
    const tokens = await oidcClient.exchange(code, codeVerifier, iss);
    if (!tokens?.refreshToken || tokens.userId === undefined) return refused;
    const { accessToken, refreshToken, userId } = tokens;
    const verified = await verify(accessToken);
    if (verified instanceof Refused) return refused;
    const opened = await inSystemScope(source, 'open a session', async (scope) => {
      const session = await openSession(scope, {
        id: verified.sessionId,
        userId,
        userAgent: request.headers['user-agent'] ?? '',
        hours: config.sessionHours,
        idleMinutes: config.idleMinutes,
      });
      if (!session) return undefined;
      const { expiresAt } = session;
      const token = await addRefreshToken(scope, {
        sessionId: verified.sessionId,
        providerToken: refreshToken,
        expiresAt,
      });
      // The cookies of the previous session are about to be overwritten, after which no one could end that session.
      const before = await sessionFromRightsCookie(keys.rights, request.cookies[cookieNames(config).rights], scope.now);
      if (before !== undefined && before !== verified.sessionId) await revokeGrant(scope, before);
      const person = await readUserProfile(scope, userId);
      const { isNew } = await recordSignInDevice(scope, {
        email: person.email,
        device: setDeviceCookie(request, reply, config),
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      });
      if (isNew) await scope.emit({ kind: identityEvents.newDevice, ...tenantIdField(person), data: { userId } });
      return { person, token, expiresAt, now: scope.now };
    });
    if (!opened) return refused;
    const { person, token, expiresAt, now } = opened;
    await setSessionCookies(
      reply,
      config,
      keys.rights,
      cookieSession(person, verified.sessionId, expiresAt, now),
      token,
    );
    return pageSession(given, person, accessToken, expiresAt, now);
  });
};

/** Registers the route that gives a page a fresh token when the page opens or its token expires. */
const registerRenewal = (app: FastifyInstance, given: Given): void => {
  const { config, source, keys, oidcClient } = given;
  registerSessionCall(app, renewSession, renewSessionEndpoint, async (request, reply) => {
    const notSignedIn = (): Refused => {
      clearSessionCookies(reply, config);
      return refuse(commonRefusals['not-signed-in']);
    };
    const refreshToken = request.cookies[cookieNames(config).refresh];
    if (!refreshToken) return notSignedIn();
    const reason = 'renew a session';
    const opened = await inSystemScope(source, reason, (scope) => resolveRefreshToken(scope, refreshToken));
    if (opened === 'reused') request.log.warn('a replaced refresh token was reused; its session was ended');
    if (opened === undefined || opened === 'reused') return notSignedIn();
    const tokens = await oidcClient.renew(opened.providerToken);
    if (!tokens) return notSignedIn();
    // The refresh token is rotated last, so that the browser still has a valid one if the provider is unavailable.
    const rotated = await inSystemScope(source, reason, async (scope) => {
      const found = await rotateRefreshToken(scope, refreshToken);
      if (found === undefined || found === 'reused') return undefined;
      await recordSessionActivity(scope, [{ sessionId: found.session.id, at: scope.now }], config.idleMinutes);
      const { userId } = found.session;
      return {
        ...found,
        person: await readUserProfile(scope, userId),
        isDue: mustSetUpSecondFactor(await findSecondFactorState(scope, userId)),
        now: scope.now,
      };
    });
    if (!rotated) return notSignedIn();
    const { session, person, token, now, isDue } = rotated;
    const shown = cookieSession(person, session.id, session.expiresAt, now);
    await setSessionCookies(reply, config, keys.rights, shown, token);
    return pageSession(given, person, tokens.accessToken, session.expiresAt, now, isDue);
  });
};

/**
 * Registers the sign-out route, which ends the session immediately and revokes everything that the provider granted for
 * it.
 */
const registerEnd = (app: FastifyInstance, given: Given): void => {
  const { config, source, oidcClient } = given;
  registerSessionCall(app, endSession, endSessionEndpoint, async (request, reply) => {
    const refreshToken = request.cookies[cookieNames(config).refresh];
    clearSessionCookies(reply, config);
    clearDeviceCookie(reply, config);
    if (refreshToken) {
      await inSystemScope(source, 'sign out', (scope) => endSessionCommand(scope, refreshToken));
    }
    return { logoutUrl: await oidcClient.logoutUrl() };
  });
};

/** Registers the session's routes. */
export const registerSession = (app: FastifyInstance, given: Given): void => {
  registerExchange(app, given);
  registerRenewal(app, given);
  registerEnd(app, given);
};
