import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { commonRefusals } from '#contract/common/refusal.ts';
import { endSessionAt, exchangeCodeAt, renewSessionAt, signInAt } from '#contract/identity/addresses.ts';
import { endSession, exchangeCode, renewSession, signIn } from '#contract/identity/operations.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import type { PageSession } from '#contract/identity/shapes.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Verify } from '#server/platform/http/mount.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { endSession as endSessionCommand } from '../commands/end-session.ts';
import { openSession } from '../commands/open-session.ts';
import { revokeGrant } from '../commands/write-identity-record.ts';
import { findSession } from '../queries/sign-in.ts';
import { whoOf } from '../queries/read-person.ts';
import { readPerson, type Person } from '../queries/read-person.ts';
import type { CheckCredentials } from './check-credentials.ts';
import { clearSessionCookies, refreshCookie, rightsCookie, sessionOfRights, setSessionCookies } from './cookies.ts';
import { interactionCookie } from './create-provider.ts';
import type { Keys } from './keys.ts';
import { sayPublicUrl } from './mount-provider.ts';
import { refreshTokenHash, type Portal } from './portal.ts';
import { sessionCall } from './session-calls.ts';

interface Given {
  config: Config;
  source: ScopeSource;
  keys: Keys;
  provider: Provider;
  portal: Portal;
  verify: Verify;
  checkCredentials: CheckCredentials;
}

/** The started sign-in that this browser answers; undefined when it has run out or is another browser's. */
const interactionOf = async (
  { provider, config }: Given,
  request: FastifyRequest,
  reply: FastifyReply,
  uid: string,
) => {
  sayPublicUrl(request.raw, config);
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
};

/** A started sign-in becomes our page, or its id for a page that asks by itself. */
const registerSignIn = (app: FastifyInstance, given: Given): void => {
  app.get<{ Params: { uid: string } }>(
    '/api/identity/interaction/:uid',
    { config: { operation: signIn.name } },
    (request, reply) => {
      const { uid } = request.params;
      reply.header('Cache-Control', 'no-store');
      return request.headers.accept?.includes('application/json')
        ? reply.send({ interaction: uid })
        : reply.redirect(`/login?interaction=${encodeURIComponent(uid)}`, 303);
    },
  );
  sessionCall(app, signIn, signInAt, async (request, reply, { uid, email, password, code }) => {
    const interaction = await interactionOf(given, request, reply, uid);
    if (!interaction) return refuse(identityRefusals['sign-in-expired']);
    const checked = await given.checkCredentials({ email, password, code, address: request.ip });
    if (checked instanceof Refused) return checked;
    // Another person's sign-in in the same browser begins anew, so that nothing of the one before is carried on.
    const before = interaction.session;
    if (before && before.accountId !== checked.userId) {
      const session = await given.provider.Session.findByUid(before.uid);
      await session?.destroy();
      delete interaction.session;
    }
    interaction.result = { login: { accountId: checked.userId, amr: code === undefined ? ['pwd'] : ['pwd', 'otp'] } };
    await interaction.persist();
    // The question is answered; what tied it to this browser is of no more use.
    for (const name of [interactionCookie, `${interactionCookie}.sig`]) reply.clearCookie(name, { path: request.url });
    return { returnTo: interaction.returnTo };
  });
};

const pageSession = (
  given: Given,
  person: Person,
  accessToken: string,
  sessionExpiresAt: Date,
  now: Date,
): PageSession => {
  const tokenEnd = now.getTime() + given.config.accessTokenSeconds * 1000;
  return {
    accessToken,
    expiresAt: new Date(Math.min(tokenEnd, sessionExpiresAt.getTime())).toISOString(),
    sessionExpiresAt: sessionExpiresAt.toISOString(),
    now: now.toISOString(),
    settings: { idleMinutes: given.config.idleMinutes, loginCountThreshold: given.config.loginCountThreshold },
    who: whoOf(person),
  };
};

const cookieSession = (person: Person, sessionId: string, expiresAt: Date, now: Date) => ({
  expiresAt,
  now,
  sessionId,
  userId: person.id,
  roles: person.roles.length > 0 ? person.roles : [person.roleName],
  permissions: person.permissions,
});

/** The code that the browser brought back becomes a session with its cookies, in place of one that it had. */
const registerExchange = (app: FastifyInstance, given: Given): void => {
  const { config, source, keys, portal, verify } = given;
  sessionCall(app, exchangeCode, exchangeCodeAt, async (request, reply, { code, codeVerifier, iss }) => {
    const refused = refuse(identityRefusals['code-refused']);
    const tokens = await portal.exchange(code, codeVerifier, iss);
    if (!tokens?.refreshToken || tokens.userId === undefined) return refused;
    const { accessToken, refreshToken, userId } = tokens;
    const verified = await verify(accessToken);
    if (verified instanceof Refused) return refused;
    const opened = await inSystemScope(source, 'a sign-in opens a session', async (scope) => {
      const { expiresAt } = await openSession(scope, {
        id: verified.sessionId,
        userId,
        refreshTokenHash: refreshTokenHash(refreshToken),
        userAgent: request.headers['user-agent'] ?? '',
        hours: config.sessionHours,
      });
      // Its cookies are about to be overwritten: nobody could end it any more.
      const before = await sessionOfRights(keys.rights, request.cookies[rightsCookie], scope.now);
      if (before !== undefined && before !== verified.sessionId) await revokeGrant(scope, before);
      return { person: await readPerson(scope, userId), expiresAt, now: scope.now };
    });
    const { person, expiresAt, now } = opened;
    await setSessionCookies(
      reply,
      config,
      keys.rights,
      cookieSession(person, verified.sessionId, expiresAt, now),
      refreshToken,
    );
    return pageSession(given, person, accessToken, expiresAt, now);
  });
};

/** A page that opens, or whose token runs out, gets a fresh token on the strength of its cookie. */
const registerRenewal = (app: FastifyInstance, given: Given): void => {
  const { config, source, keys, portal } = given;
  sessionCall(app, renewSession, renewSessionAt, async (request, reply) => {
    const notSignedIn = (): Refused => {
      clearSessionCookies(reply, config);
      return refuse(commonRefusals['not-signed-in']);
    };
    const refreshToken = request.cookies[refreshCookie];
    if (!refreshToken) return notSignedIn();
    const found = await inSystemScope(source, 'a session is renewed', async (scope) => {
      const session = await findSession(scope, refreshTokenHash(refreshToken));
      return session && { session, person: await readPerson(scope, session.userId), now: scope.now };
    });
    if (!found) return notSignedIn();
    const tokens = await portal.renew(refreshToken);
    if (!tokens) return notSignedIn();
    const { session, person, now } = found;
    await setSessionCookies(reply, config, keys.rights, cookieSession(person, session.id, session.expiresAt, now));
    return pageSession(given, person, tokens.accessToken, session.expiresAt, now);
  });
};

/** Signing out ends the session at once, also when the provider cannot be reached to revoke its tokens. */
const registerEnd = (app: FastifyInstance, given: Given): void => {
  const { config, source, portal } = given;
  sessionCall(app, endSession, endSessionAt, async (request, reply) => {
    const refreshToken = request.cookies[refreshCookie];
    clearSessionCookies(reply, config);
    if (refreshToken) {
      await inSystemScope(source, 'somebody signs out', (scope) =>
        endSessionCommand(scope, refreshTokenHash(refreshToken)),
      );
      await portal.revoke(refreshToken).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a refresh token could not be revoked at the identity provider');
      });
    }
    return { logoutUrl: await portal.logoutUrl() };
  });
};

/** The calls of the sign-in and of the session. */
export const registerSession = (app: FastifyInstance, given: Given): void => {
  registerSignIn(app, given);
  registerExchange(app, given);
  registerRenewal(app, given);
  registerEnd(app, given);
};
