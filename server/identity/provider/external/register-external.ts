import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInEndpoint } from '#contract/identity/endpoints.ts';
import { endSession, signIn } from '#contract/identity/operations.ts';
import type { ExternalSignInFailure } from '#contract/identity/states.ts';
import type { Config } from '#server/platform/config/config.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { linkExternalUser } from '../../commands/link-external.ts';
import { takeIdentityRecord, saveIdentityRecord } from '../../commands/write-identity-record.ts';
import { securedCookieName } from '../create-provider.ts';
import { externalSignOutPage } from '../sign-out-page.ts';
import { completeInteraction, interactionOf, type ProviderContext } from '../sign-in/interaction.ts';
import { externalCallbackUrl, type ExternalOidcClient, type PendingSignIn } from './external-oidc-client.ts';

const signInModel = 'ExternalSignIn';
const tokenModel = 'ExternalIdToken';
/**
 * Returns the name of the cookie that identifies this browser's provider token, which is needed to sign out at the
 * provider.
 */
const tokenCookie = (given: Given): string => securedCookieName(given.config, 'rolecall_external');
/**
 * Returns the name of a cookie that is set when the provider's account matched no user in Rolecall, so that the user
 * can choose another account at the next attempt.
 */
const anewCookie = (given: Given): string => securedCookieName(given.config, 'rolecall_external_anew');
const signInSeconds = 900;
const externalPath = '/api/identity/external';
const interactionPath = '/api/identity/interaction';

type Given = ProviderContext & {
  config: Pick<Config, 'publicUrl' | 'sessionHours'>;
  source: ScopeSource;
  external: ExternalOidcClient;
};

const reason = 'sign in through an external provider';
const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');
const config = { config: { operation: signIn.name } };

/** Redirects to the sign-in page, which shows the reason. */
const failed = (reply: FastifyReply, why: ExternalSignInFailure): FastifyReply =>
  reply.redirect(`/?failed=${why}`, 303);

const optionsOf = ({ config: { publicUrl } }: Given, path: string) => ({
  path,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
});

/** Registers the route that redirects a sign-in in progress to the external provider. */
const registerBegin = (app: FastifyInstance, given: Given): void => {
  const { source, external } = given;
  app.get<{ Params: { uid: string } }>(signInEndpoint.path.replace('{uid}', ':uid'), config, async (request, reply) => {
    const { uid } = request.params;
    reply.header('Cache-Control', 'no-store');
    // A program that makes the same calls as our pages may learn the interaction ID, since the sign-in itself happens
    // only at the provider.
    if (request.headers.accept?.includes('application/json')) return reply.send({ interaction: uid });
    if (!(await interactionOf(given, request, reply, uid))) return failed(reply, 'external-expired');
    const asksAnew = request.cookies[anewCookie(given)] !== undefined;
    if (asksAnew) reply.clearCookie(anewCookie(given), optionsOf(given, interactionPath));
    const begun = await external.begin(`${uid}.${randomBytes(16).toString('base64url')}`, asksAnew);
    if (begun === 'away') return failed(reply, 'external-away');
    await inSystemScope(source, reason, (scope) =>
      saveIdentityRecord(scope, {
        model: signInModel,
        id: uid,
        payload: { ...begun.sent },
        grantId: null,
        uid: null,
        expiresAt: new Date(scope.now.getTime() + signInSeconds * 1000),
      }),
    );
    return reply.redirect(begun.url, 303);
  });
};

const sentOf = (kept: Record<string, unknown> | undefined): PendingSignIn | undefined => {
  const { state, nonce, verifier } = kept ?? {};
  return typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string'
    ? { state, nonce, verifier }
    : undefined;
};

const searchOf = (request: FastifyRequest): string => new URL(request.url, 'http://localhost').search;

/**
 * Registers the provider's callback, which redirects to the sign-in's own path. The browser sends the sign-in's cookie
 * only to that path.
 */
const registerCallback = (app: FastifyInstance): void => {
  app.get<{ Querystring: { state?: unknown } }>(`${externalPath}/callback`, config, (request, reply) => {
    const { state } = request.query;
    const uid = typeof state === 'string' ? /^([\w-]{1,100})\.[\w-]+$/.exec(state)?.[1] : undefined;
    reply.header('Cache-Control', 'no-store');
    return uid === undefined
      ? failed(reply, 'external-refused')
      : reply.redirect(`${interactionPath}/${uid}/external${searchOf(request)}`, 303);
  });
};

/** Stores the provider's token, needed for signing out there, and sets the cookie that identifies the token. */
const storeToken = async (given: Given, reply: FastifyReply, idToken: string): Promise<void> => {
  const id = randomBytes(32).toString('base64url');
  const seconds = given.config.sessionHours * 3600;
  await inSystemScope(given.source, reason, (scope) =>
    saveIdentityRecord(scope, {
      model: tokenModel,
      id: hashOf(id),
      payload: { idToken },
      grantId: null,
      uid: null,
      expiresAt: new Date(scope.now.getTime() + seconds * 1000),
    }),
  );
  reply.setCookie(tokenCookie(given), id, { ...optionsOf(given, externalPath), maxAge: seconds });
};

/** Registers the route that completes the sign-in for the user that the provider has identified. */
const registerFinish = (app: FastifyInstance, given: Given): void => {
  const { source, external } = given;
  app.get<{ Params: { uid: string } }>(`${interactionPath}/:uid/external`, config, async (request, reply) => {
    const { uid } = request.params;
    reply.header('Cache-Control', 'no-store');
    const interaction = await interactionOf(given, request, reply, uid);
    if (!interaction) return failed(reply, 'external-expired');
    const sent = sentOf(await inSystemScope(source, reason, (scope) => takeIdentityRecord(scope, signInModel, uid)));
    if (!sent) return failed(reply, 'external-expired');
    const told = await external.finish(new URL(externalCallbackUrl(given.config.publicUrl) + searchOf(request)), sent);
    if (told === 'away') return failed(reply, 'external-away');
    if (told === 'refused') return failed(reply, 'external-refused');
    // The token is stored even if no user in Rolecall matches, because signing out at the provider requires it.
    await storeToken(given, reply, told.idToken);
    const linked = await inSystemScope(source, reason, (scope) => linkExternalUser(scope, told));
    if (typeof linked === 'string') {
      reply.setCookie(anewCookie(given), '1', { ...optionsOf(given, interactionPath), maxAge: signInSeconds });
      return failed(reply, linked);
    }
    const answer = await completeInteraction(given, reply, interaction, { userId: linked.userId, amr: ['ext'] });
    return reply.redirect(answer.returnTo, 303);
  });
};

/** Registers the redirect from our own sign-out to the provider's, if it has one. */
const registerSignedOut = (app: FastifyInstance, given: Given): void => {
  const { source, external } = given;
  app.get(`${externalPath}/signed-out`, { config: { operation: endSession.name } }, async (request, reply) => {
    const id = request.cookies[tokenCookie(given)];
    reply.header('Cache-Control', 'no-store').clearCookie(tokenCookie(given), optionsOf(given, externalPath));
    const kept =
      id && (await inSystemScope(source, reason, (scope) => takeIdentityRecord(scope, tokenModel, hashOf(id))));
    const idToken = kept ? kept['idToken'] : undefined;
    const url = await external.logoutUrl(typeof idToken === 'string' ? idToken : undefined);
    return url === undefined ? reply.redirect('/', 303) : reply.type('text/html').send(externalSignOutPage(url));
  });
};

/** Registers the routes for the browser's redirects between us and the external provider. */
export const registerExternal = (app: FastifyInstance, given: Given): void => {
  registerBegin(app, given);
  registerCallback(app);
  registerFinish(app, given);
  registerSignedOut(app, given);
};
