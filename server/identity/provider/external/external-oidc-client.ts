import { importPKCS8 } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  discovery,
  fetchUserInfo,
  PrivateKeyJwt,
  randomNonce,
  randomPKCECodeVerifier,
  type ClientAuth,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { ConfigError } from '#server/platform/config/config.ts';
import type { ExternalIdentity } from '#server/platform/config/external-identity.ts';

/** The values against which the provider's response to a sign-in is checked. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The provider's claims about the user. */
interface ExternalClaims {
  readonly issuer: string;
  /** The user's permanent ID at the provider; their email address may change. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly isVerified: boolean;
  readonly idToken: string;
}

/**
 * The product's client for an external provider. Only the issuer's URL is configured; the rest comes from the discovery
 * document.
 */
export interface ExternalOidcClient {
  readonly name: string;
  /**
   * Throws a ConfigError if the URL doesn't belong to a usable provider; returns `away` if the provider doesn't respond
   * right now.
   */
  check(): Promise<'there' | 'away'>;
  /**
   * Returns the URL for signing in. With `asksAnew`, even a user who is already signed in at the provider must sign in
   * again.
   */
  begin(state: string, asksAnew: boolean): Promise<{ url: string; sent: PendingSignIn } | 'away'>;
  finish(cameBackTo: URL, sent: PendingSignIn): Promise<ExternalClaims | 'refused' | 'away'>;
  /** Returns the URL of the provider's sign-out; undefined if it has none. */
  logoutUrl(idToken: string | undefined): Promise<string | undefined>;
}

/** Returns the URL to which the provider redirects after a sign-in. */
export const externalCallbackUrl = (publicUrl: string): string => `${publicUrl}/api/identity/external/callback`;

const answerSeconds = 5;
const toleratedSeconds = 10;

/** Thrown if the provider doesn't respond, or responds that it is unavailable. */
class Away extends Error {}

const isAway = (error: unknown): boolean =>
  error instanceof Away ||
  (error instanceof ClientError && ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(error.code ?? '')) ||
  (error instanceof Error && error.cause !== undefined && isAway(error.cause));

const reach: CustomFetch = async (url, { body, signal, ...options }) => {
  let answer: Response;
  try {
    answer = await fetch(url, {
      ...options,
      ...(body === undefined || body === null ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    throw new Away('The identity provider does not respond.', { cause });
  }
  if (answer.status >= 500) throw new Away(`The identity provider responded with status ${String(answer.status)}.`);
  return answer;
};

/** Returns the client authentication method that the provider supports, preferring the most common one. */
const withSecret = (secret: string): ClientAuth => {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported;
    const takesPostAlone = taken?.includes('client_secret_post') === true && !taken.includes('client_secret_basic');
    (takesPostAlone ? post : basic)(server, ...rest);
  };
};

const authOf = async ({ proof }: ExternalIdentity): Promise<ClientAuth> => {
  if ('secret' in proof) return withSecret(proof.secret);
  const key = await importPKCS8(proof.pem, proof.algorithm);
  return PrivateKeyJwt(proof.keyId === undefined ? key : { key, kid: proof.keyId });
};

export const createExternalOidcClient = (external: ExternalIdentity, publicUrl: string): ExternalOidcClient => {
  const { issuer, clientId, name } = external;
  const discover = async (): Promise<Configuration> =>
    discovery(new URL(issuer), clientId, { [clockTolerance]: toleratedSeconds }, await authOf(external), {
      [customFetch]: reach,
      timeout: answerSeconds,
      // eslint-disable-next-line typescript/no-deprecated -- http is accepted only for an issuer on localhost, for trials
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    });
  let found: Promise<Configuration> | undefined;
  const configuration = async (): Promise<Configuration> => {
    found ??= discover();
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
  const orAway = async <T>(work: () => Promise<T>): Promise<T | 'away'> => {
    try {
      return await work();
    } catch (error) {
      if (isAway(error)) return 'away';
      throw error;
    }
  };
  const problemOf = (server: ReturnType<Configuration['serverMetadata']>): string | undefined => {
    if (!server.authorization_endpoint || !server.token_endpoint) return 'it has no authorization code flow';
    const { code_challenge_methods_supported: challenges, scopes_supported: scopes } = server;
    if (challenges && !challenges.includes('S256')) return "it doesn't support PKCE (S256)";
    if (scopes && !scopes.includes('email'))
      return 'it provides no email address (scope email), which Rolecall needs to find the user';
    return undefined;
  };
  return {
    name,
    check: async () => {
      const wrong = (why: string) =>
        new ConfigError([`OIDC_ISSUER is ${issuer}, which isn't a usable OpenID provider: ${why}.`]);
      const server = await orAway(async () => (await configuration()).serverMetadata()).catch((error: unknown) => {
        throw wrong(
          `it has no valid discovery document for ${issuer} (${error instanceof Error ? error.message : ''})`,
        );
      });
      if (server === 'away') return 'away';
      const problem = problemOf(server);
      if (problem !== undefined) throw wrong(problem);
      return 'there';
    },
    begin: (state, asksAnew) =>
      orAway(async () => {
        const sent: PendingSignIn = { state, nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const url = buildAuthorizationUrl(await configuration(), {
          redirect_uri: externalCallbackUrl(publicUrl),
          scope: 'openid email',
          code_challenge: await calculatePKCECodeChallenge(sent.verifier),
          code_challenge_method: 'S256',
          state,
          nonce: sent.nonce,
          ...(asksAnew ? { prompt: 'login' } : {}),
        });
        return { url: url.href, sent };
      }),
    finish: async (cameBackTo, { state, nonce, verifier }) => {
      try {
        const server = await configuration();
        const tokens = await authorizationCodeGrant(server, cameBackTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims || !tokens.id_token) return 'refused';
        // Many providers return the email address only from the user info endpoint, so it is read there if the ID
        // token doesn't contain it.
        const isTold = typeof claims['email'] === 'string';
        const who =
          isTold || !server.serverMetadata().userinfo_endpoint
            ? claims
            : await fetchUserInfo(server, tokens.access_token, claims.sub);
        const { email, email_verified: isVerified } = who;
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof email === 'string' ? email : undefined,
          isVerified: isVerified === true,
          idToken: tokens.id_token,
        };
      } catch (error) {
        return isAway(error) ? 'away' : 'refused';
      }
    },
    logoutUrl: async (idToken) => {
      const url = await orAway(async () => {
        const server = await configuration();
        if (!server.serverMetadata().end_session_endpoint) return undefined;
        return buildEndSessionUrl(server, {
          post_logout_redirect_uri: `${publicUrl}/`,
          ...(idToken === undefined ? {} : { id_token_hint: idToken }),
        }).href;
      });
      return url === 'away' ? undefined : url;
    },
  };
};
