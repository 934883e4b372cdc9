import type { OutputOf } from '#contract/common/operation.ts';
import { exchangeCodeEndpoint, registerLoginEndpoint, signInEndpoint } from '#contract/identity/endpoints.ts';
import { askForPasskeyEndpoint, signInWithPasskeyEndpoint } from '#contract/identity/endpoints/passkeys.ts';
import type { askForPasskey } from '#contract/identity/operations/passkeys.ts';
import { authorizationPath, landingAfterLogin, pageAfterLogin } from '#contract/identity/rules.ts';
import type { PasskeyAssertion } from '#contract/identity/shapes/passkeys.ts';
import { adoptSession } from '#web/platform/api/page-session.ts';
import { Problem, problemOf, unreachable } from '#web/platform/api/problem.ts';
import { noRetries } from '#web/platform/api/retry.ts';
import { call } from '#web/platform/client.ts';
import { getSession } from '#web/platform/session.ts';
import { takeReturnPath } from './parts/return-path.ts';

const verifierKey = 'rolecall.verifier';
const stateKey = 'rolecall.state';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const chance = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** Where a sign-in with state and PKCE starts at the identity provider; this browser keeps what it comes back to. */
const startingPath = async (): Promise<string> => {
  const verifier = chance();
  const state = chance();
  const challenge = base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
  sessionStorage.setItem(verifierKey, verifier);
  sessionStorage.setItem(stateKey, state);
  return authorizationPath({ publicUrl: window.location.origin, challenge, state });
};

/** Leaves the page for a sign-in that goes on at the provider outside. */
export const startExternalSignIn = async (): Promise<void> => {
  window.location.assign(await startingPath());
};

/** Starts a sign-in; answers the id under which it is waiting. */
const startSignIn = async (): Promise<string> => {
  const path = await startingPath();
  let answer: Response;
  try {
    // Ends, by redirects, at the provider's question; asked for as data it answers its id and not a page.
    answer = await fetch(path, {
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
    });
  } catch {
    throw unreachable();
  }
  if (!answer.ok) throw problemOf(answer.status, await answer.text());
  return ((await answer.json()) as { interaction: string }).interaction;
};

const once = { isPublic: true, retries: noRetries } as const;

export interface Password {
  email: string;
  password: string;
}

/** A sign-in on its way: each answer says where it goes on. */
export interface SignIn {
  withPassword(who: Password & { code?: string }): Promise<{ returnTo: string }>;
  /** The question that a passkey answers. */
  ask(): Promise<{ uid: string; question: OutputOf<typeof askForPasskey> }>;
  /** With a password the passkey stands for the code of the second factor. */
  withPasskey(uid: string, passkey: PasskeyAssertion, who?: Password): Promise<{ returnTo: string }>;
}

/**
 * A sign-in that somebody else started, or one of our own, which begins with the first use of it. One that has waited
 * for too long is started anew.
 */
export const createSignIn = (started: string | undefined): SignIn => {
  let waiting = started === undefined ? undefined : Promise.resolve(started);
  const current = async (): Promise<string> => {
    waiting ??= startSignIn();
    try {
      return await waiting;
    } catch (error) {
      waiting = undefined;
      throw error;
    }
  };
  const answering = async <T>(answer: (uid: string) => Promise<T>): Promise<T> => {
    const uid = await current();
    try {
      return await answer(uid);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'sign-in-expired') throw error;
      waiting = undefined;
      return answer(await current());
    }
  };
  return {
    withPassword: (who) => answering((uid) => call(signInEndpoint, { ...who, uid }, once)),
    ask: () => answering(async (uid) => ({ uid, question: await call(askForPasskeyEndpoint, { uid }, once) })),
    withPasskey: (uid, passkey, who) =>
      who
        ? call(signInEndpoint, { ...who, uid, passkey }, once)
        : call(signInWithPasskeyEndpoint, { uid, credential: passkey }, once),
  };
};

const take = (key: string): string | null => {
  const value = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return value;
};

/**
 * Brings a sign-in home: code and verifier for a session, the login registered, and the page to open. Undefined when
 * the provider said no, or when this browser did not start what comes back.
 */
export const finishSignIn = async (back: {
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
}): Promise<string | undefined> => {
  const verifier = take(verifierKey);
  const state = take(stateKey);
  if (!back.code || !verifier || state === null || back.state !== state) return undefined;
  const session = await call(
    exchangeCodeEndpoint,
    { code: back.code, codeVerifier: verifier, iss: back.iss },
    { isPublic: true, retries: noRetries },
  );
  adoptSession(session);
  const { user, tenant, permissions } = session.who;
  const login = await call(registerLoginEndpoint, {
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

/** The first page of somebody who is signed in already. */
export const homePath = (): string => {
  const tenant = getSession()?.tenant;
  return landingAfterLogin({
    side: tenant?.side ?? 'agency',
    isTenantVerified: tenant?.verifiedStatus === 'approved',
    role: 'other',
    loginCount: 1,
    loginCountThreshold: 0,
  });
};
