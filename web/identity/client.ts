import type { OutputOf } from '#contract/common/operation.ts';
import {
  beginRequiredSecondFactorEndpoint,
  confirmRequiredSecondFactorEndpoint,
  exchangeCodeEndpoint,
  registerLoginEndpoint,
  signInEndpoint,
} from '#contract/identity/endpoints.ts';
import { readPasskeyChallengeEndpoint, signInWithPasskeyEndpoint } from '#contract/identity/endpoints/passkeys.ts';
import type { readPasskeyChallenge } from '#contract/identity/operations/passkeys.ts';
import type {
  beginRequiredSecondFactor,
  confirmRequiredSecondFactor,
} from '#contract/identity/operations/second-factor.ts';
import { authorizationPath, landingAfterLogin, pageAfterLogin } from '#contract/identity/rules.ts';
import type { PasskeyAssertion } from '#contract/identity/shapes/passkeys.ts';
import { adoptSession } from '#web/platform/api/page-session.ts';
import { Problem, toProblem, unreachableProblem } from '#web/platform/api/problem.ts';
import { noRetries } from '#web/platform/api/retry.ts';
import { callApi } from '#web/platform/client.ts';
import { getSession } from '#web/platform/session.ts';
import { takeReturnPath } from './parts/return-path.ts';

/**
 * Returns the storage key for a sign-in's PKCE verifier. The key contains the state, since a browser may have started
 * several sign-ins.
 */
const verifierKey = (state: string): string => `rolecall.verifier.${state}`;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const chance = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * Returns the identity provider's authorization URL, with state and PKCE. Stores the code verifier for the callback.
 */
const startingPath = async (): Promise<string> => {
  const verifier = chance();
  const state = chance();
  const challenge = base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
  sessionStorage.setItem(verifierKey(state), verifier);
  return authorizationPath({ publicUrl: window.location.origin, challenge, state });
};

/** Leaves the page to sign in at the external provider. */
export const startExternalSignIn = async (): Promise<void> => {
  window.location.assign(await startingPath());
};

/** Starts a sign-in and returns the ID of the interaction. */
const startSignIn = async (): Promise<string> => {
  const path = await startingPath();
  let answer: Response;
  try {
    // The redirects end at the provider's prompt. If JSON is requested, it returns the interaction's ID instead of a
    // page.
    answer = await fetch(path, {
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
    });
  } catch {
    throw unreachableProblem();
  }
  if (!answer.ok) throw toProblem(answer.status, await answer.text());
  return ((await answer.json()) as { interaction: string }).interaction;
};

const once = { isPublic: true, retries: noRetries } as const;

export interface PasswordCredentials {
  email: string;
  password: string;
}

/** A sign-in in progress. Each successful step returns the URL to continue at. */
export interface SignInFlow {
  withPassword(who: PasswordCredentials & { code?: string }): Promise<{ returnTo: string }>;
  /** Requests the challenge for a passkey. */
  ask(): Promise<{ uid: string; question: OutputOf<typeof readPasskeyChallenge> }>;
  /** Signs in with a passkey. If a password is given too, the passkey replaces the second factor's code. */
  withPasskey(uid: string, passkey: PasskeyAssertion, who?: PasswordCredentials): Promise<{ returnTo: string }>;
  /**
   * Requests the key for an authenticator app, once the password has been accepted and a second factor must be set up.
   */
  beginSetUp(): Promise<OutputOf<typeof beginRequiredSecondFactor>>;
  /** Completes the set-up of the second factor, and with it the sign-in. */
  confirmSetUp(code: string): Promise<OutputOf<typeof confirmRequiredSecondFactor>>;
}

/** Returns the sign-in in progress, or one that starts on first use. An expired sign-in is restarted. */
export const createSignInFlow = (started: string | undefined): SignInFlow => {
  let waiting = started === undefined ? undefined : Promise.resolve(started);
  const current = async (): Promise<{ uid: string; started: Promise<string> }> => {
    waiting ??= startSignIn();
    const started = waiting;
    try {
      return { uid: await started, started };
    } catch (error) {
      if (waiting === started) waiting = undefined;
      throw error;
    }
  };
  const answering = async <T>(answer: (uid: string) => Promise<T>): Promise<T> => {
    const { uid, started } = await current();
    try {
      return await answer(uid);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'sign-in-expired') throw error;
      // The password step and the passkey step may both find that the sign-in has expired, but only the first one to
      // do so restarts it.
      if (waiting === started) waiting = undefined;
      return answer((await current()).uid);
    }
  };
  return {
    withPassword: (who) => answering((uid) => callApi(signInEndpoint, { ...who, uid }, once)),
    ask: () =>
      answering(async (uid) => ({ uid, question: await callApi(readPasskeyChallengeEndpoint, { uid }, once) })),
    withPasskey: (uid, passkey, who) =>
      who
        ? callApi(signInEndpoint, { ...who, uid, passkey }, once)
        : callApi(signInWithPasskeyEndpoint, { uid, credential: passkey }, once),
    // These steps never start a new sign-in, because the password wouldn't have been accepted in it yet.
    beginSetUp: async () => callApi(beginRequiredSecondFactorEndpoint, { uid: (await current()).uid }, once),
    confirmSetUp: async (code) =>
      callApi(confirmRequiredSecondFactorEndpoint, { uid: (await current()).uid, code }, once),
  };
};

/**
 * Returns the verifier of the sign-in with this state, if this browser started it, and deletes all stored verifiers.
 */
const takeVerifier = (state: string | undefined): string | null => {
  const found = state === undefined ? null : sessionStorage.getItem(verifierKey(state));
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(verifierKey(''))) sessionStorage.removeItem(key);
  return found;
};

/**
 * Completes a sign-in: exchanges the code and verifier for a session, records the sign-in and returns the page to open.
 * Returns undefined if the provider refused, or if this browser didn't start the sign-in.
 */
export const finishSignIn = async (back: {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
}): Promise<string | undefined> => {
  const verifier = takeVerifier(back.state);
  if (!back.code || verifier === null) return undefined;
  const session = await callApi(
    exchangeCodeEndpoint,
    { code: back.code, codeVerifier: verifier, iss: back.iss },
    { isPublic: true, retries: noRetries },
  );
  adoptSession(session);
  const { user, tenant, permissions } = session.who;
  const login = await callApi(registerLoginEndpoint, {
    userName: user.email,
    roleName: user.role,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
  });
  return pageAfterLogin({
    landing: landingAfterLogin({
      side: tenant.side,
      isTenantVerified: login.isTenantVerified,
      role: login.role,
      loginCount: login.loginCount,
      loginCountThreshold: session.settings.loginCountThreshold,
    }),
    stored: takeReturnPath(),
    mayEditProfile: permissions.includes('Company Profile=Edit'),
  });
};

/** Returns the start page of a signed-in user. */
export const startPagePath = (): string => {
  const tenant = getSession()?.tenant;
  return landingAfterLogin({
    side: tenant?.side ?? 'agency',
    isTenantVerified: tenant?.verifiedStatus === 'approved',
    role: 'other',
    loginCount: 1,
    loginCountThreshold: 0,
  });
};
