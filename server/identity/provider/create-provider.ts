import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { apiScope, cookieName, portalClientId } from '#contract/identity/rules.ts';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Log } from '#server/platform/log/log.ts';
import {
  internalErrorBody,
  problemBody,
  refusalFromError,
  refusalForStatus,
} from '#server/platform/problems/problem.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { findSession, accountExists } from '../queries/sign-in.ts';
import { createAdapter } from './adapter.ts';
import { signingAlgorithm, type IdentityKeys } from './keys.ts';
import { signOutPage } from './sign-out-page.ts';
import { tokenAudienceOf, tokenIssuerOf } from './tokens.ts';

/** Returns the page to open after our own sign-out: the external provider's sign-out, if there is one. */
export const signedOutUrl = ({
  publicUrl,
  externalIdentity,
}: Pick<Config, 'publicUrl' | 'externalIdentity'>): string =>
  externalIdentity ? `${publicUrl}/api/identity/external/signed-out` : `${publicUrl}/`;

/** Returns the name of a cookie that is limited to a path. Such a cookie can't have the stricter `__Host-` prefix. */
export const securedCookieName = ({ publicUrl }: Pick<Config, 'publicUrl'>, name: string): string =>
  publicUrl.startsWith('https:') ? `__Secure-${name}` : name;

/** Returns the name of the cookie that binds a sign-in to the browser that started it. */
export const interactionCookieName = (config: Pick<Config, 'publicUrl'>): string =>
  securedCookieName(config, 'rolecall_sign_in');

const codeSeconds = 60;
const interactionSeconds = 3600;

/**
 * Finds or creates the grant of a session, under the session's ID. Our own client doesn't ask for consent, so the
 * sign-in creates the grant. Without a fresh sign-in, the grant must already exist and its session must be valid.
 */
const grantFor =
  (source: ScopeSource): NonNullable<Configuration['loadExistingGrant']> =>
  async (ctx) => {
    const { client, session, result, provider } = ctx.oidc;
    if (!client || !session) return undefined;
    if (!result?.login) {
      const grantId = session.grantIdFor(client.clientId);
      const isAlive =
        grantId && (await inSystemScope(source, 'continue a sign-in', (scope) => findSession(scope, grantId)));
      return isAlive ? provider.Grant.find(grantId) : undefined;
    }
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid');
    for (const resource of Object.keys(ctx.oidc.resourceServers ?? {})) grant.addResourceScope(resource, apiScope);
    await grant.save();
    return grant;
  };

/**
 * Responds to a provider error. A navigation returns to the sign-in page, which shows the error; a fetch gets an
 * ordinary refusal, so that the page keeps the user's input.
 */
const renderError = (ctx: KoaContextWithOIDC, _out: unknown, error: unknown): void => {
  const away = refusalFromError(error);
  if (ctx.accepts('html', 'json') !== 'json') {
    ctx.redirect(`/?failed=${away?.refusal.status === 503 ? 'away' : 'sign-in'}`);
    return;
  }
  const refused = away ?? (ctx.status < 500 ? refusalForStatus(Math.max(400, ctx.status)) : undefined);
  const id = newId();
  ctx.status = refused?.refusal.status ?? 500;
  ctx.body = refused ? problemBody(refused, id) : internalErrorBody(id);
};

/** Creates the identity provider for our own portal: authorization code flow with PKCE. */
export const createProvider = (given: {
  config: Config;
  keys: IdentityKeys;
  source: ScopeSource;
  log: Log;
}): Provider => {
  const { config, keys, source, log } = given;
  const isHttps = config.publicUrl.startsWith('https:');
  const sessionSeconds = config.sessionHours * 3600;
  const provider = new Provider(tokenIssuerOf(config), {
    adapter: createAdapter(source),
    clients: [
      {
        client_id: portalClientId,
        client_name: 'Rolecall',
        client_secret: keys.clientSecret,
        token_endpoint_auth_method: 'client_secret_basic',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${config.publicUrl}/callback`],
        post_logout_redirect_uris: [signedOutUrl(config)],
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: keys.cookies,
      names: {
        session: cookieName('rolecall_identity', isHttps),
        interaction: interactionCookieName(config),
        resume: securedCookieName(config, 'rolecall_resume'),
      },
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: isHttps ? '/' : '/identity' },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    scopes: ['openid'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    ttl: {
      AccessToken: config.accessTokenSeconds,
      AuthorizationCode: codeSeconds,
      IdToken: config.accessTokenSeconds,
      Interaction: interactionSeconds,
      Grant: sessionSeconds,
      Session: sessionSeconds,
      RefreshToken: sessionSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOutPage,
        postLogoutSuccessSource: (ctx) => ctx.redirect('/'),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => tokenAudienceOf(config),
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: apiScope,
          audience: tokenAudienceOf(config),
          accessTokenFormat: 'jwt',
          accessTokenTTL: config.accessTokenSeconds,
          jwt: { sign: { alg: signingAlgorithm } },
        }),
      },
    },
    interactions: { url: (_ctx, interaction) => `/api/identity/interaction/${interaction.uid}` },
    findAccount: async (_ctx, accountId) =>
      (await inSystemScope(source, 'find an account for the identity provider', (scope) =>
        accountExists(scope, accountId),
      ))
        ? { accountId, claims: () => ({ sub: accountId }) }
        : undefined,
    extraTokenClaims: (_ctx, token) => ('grantId' in token ? { sid: token.grantId } : undefined),
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: false,
    loadExistingGrant: grantFor(source),
    renderError,
  });
  // URLs are built from PUBLIC_URL, which `mount-provider.ts` writes into the forwarded headers.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => {
    log.error({ err: error }, 'the identity provider failed');
  });
  return provider;
};
