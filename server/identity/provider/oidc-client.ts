import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildEndSessionUrl,
  ClientSecretBasic,
  customFetch,
  discovery,
  refreshTokenGrant,
  ResponseBodyError,
  ClientError,
  type Configuration,
  type CustomFetch,
} from 'openid-client';

/** The identity provider's response to a code or a refresh token. */
interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly userId: string | undefined;
}

/** The portal as a client of an OpenID provider, configured only with the issuer's URL. */
export interface OidcClient {
  /** Exchanges a code for tokens; undefined if the provider rejects the code. */
  exchange(code: string, verifier: string, iss: string | undefined): Promise<Tokens | undefined>;
  /** Renews the tokens; undefined if the provider rejects the refresh token. */
  renew(refreshToken: string): Promise<Tokens | undefined>;
  /** Returns the URL for signing out at the provider too. */
  logoutUrl(): Promise<string>;
}

const refusedBy = (error: unknown): boolean =>
  (error instanceof ResponseBodyError && error.status >= 400 && error.status < 500) ||
  (error instanceof ClientError && error.code === 'OAUTH_INVALID_RESPONSE');

const unlessRefused = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (refusedBy(error)) return undefined;
    throw error;
  }
};

export const createOidcClient = (given: {
  issuer: string;
  clientId: string;
  clientSecret: string;
  publicUrl: string;
  /** The URL to open after signing out. */
  signedOutAt: string;
  fetch: CustomFetch;
}): OidcClient => {
  const { issuer, publicUrl } = given;
  let found: Promise<Configuration> | undefined;
  const discover = async (): Promise<Configuration> =>
    discovery(new URL(issuer), given.clientId, undefined, ClientSecretBasic(given.clientSecret), {
      [customFetch]: given.fetch,
      // eslint-disable-next-line typescript/no-deprecated -- our own issuer has an http URL only in the demo
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    });
  const configuration = async (): Promise<Configuration> => {
    found ??= discover();
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
  const tokensOf = (answer: Awaited<ReturnType<typeof refreshTokenGrant>>): Tokens => ({
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    userId: answer.claims()?.sub,
  });
  return {
    exchange: (code, verifier, iss) =>
      unlessRefused(async () => {
        const cameBackTo = new URL(`${publicUrl}/callback`);
        cameBackTo.searchParams.set('code', code);
        cameBackTo.searchParams.set('iss', iss ?? issuer);
        return tokensOf(
          await authorizationCodeGrant(await configuration(), cameBackTo, {
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          }),
        );
      }),
    renew: (refreshToken) =>
      unlessRefused(async () => tokensOf(await refreshTokenGrant(await configuration(), refreshToken))),
    logoutUrl: async () =>
      buildEndSessionUrl(await configuration(), {
        client_id: given.clientId,
        post_logout_redirect_uri: given.signedOutAt,
      }).href,
  };
};
