import { exchangeCodeAt, registerLoginAt, signInAt } from '#contract/identity/addresses.ts';
import { authorizationPath, landingAfterLogin, pageAfterLogin } from '#contract/identity/rules.ts';
import { adopt } from '#web/platform/api/page-session.ts';
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

/** Starts a sign-in at the identity provider with state and PKCE; answers the id under which it is waiting. */
const startSignIn = async (): Promise<string> => {
  const verifier = chance();
  const state = chance();
  const challenge = base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
  sessionStorage.setItem(verifierKey, verifier);
  sessionStorage.setItem(stateKey, state);
  let answer: Response;
  try {
    // Ends, by redirects, at the provider's question; asked for as data it answers its id and not a page.
    answer = await fetch(authorizationPath({ publicUrl: window.location.origin, challenge, state }), {
      headers: { Accept: 'application/json' },
      credentials: 'same-origin',
    });
  } catch {
    throw unreachable();
  }
  if (!answer.ok) throw problemOf(answer.status, await answer.text());
  return ((await answer.json()) as { interaction: string }).interaction;
};

/**
 * Signs in: answers a sign-in that somebody else started, or one of our own, which is started anew when it has waited
 * for too long. The answer is the address at which the sign-in goes on.
 */
export const signIn = async (
  who: { email: string; password: string; code?: string },
  started: string | undefined,
): Promise<{ returnTo: string }> => {
  const answer = async (uid: string) => call(signInAt, { ...who, uid }, { isPublic: true, retries: noRetries });
  if (started === undefined) return answer(await startSignIn());
  try {
    return await answer(started);
  } catch (error) {
    if (error instanceof Problem && error.code === 'sign-in-expired') return answer(await startSignIn());
    throw error;
  }
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
    exchangeCodeAt,
    { code: back.code, codeVerifier: verifier, iss: back.iss },
    { isPublic: true, retries: noRetries },
  );
  adopt(session);
  const { user, tenant, permissions } = session.who;
  const login = await call(registerLoginAt, {
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
