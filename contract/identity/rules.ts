import { inputError } from '#contract/common/text/input-error.ts';
import type { Side } from '#contract/common/operation.ts';

/** The pages that a user can land on after a login. */
const landings = [
  '/profile',
  '/account',
  '/engagement/board?applicationStatusId=2&assignToMe=true&engagementStatusId=2&pageCurrent=0&pageSize=10',
  '/employer/engagements',
  '/provider/agencies',
  '/audits',
] as const;

type Landing = (typeof landings)[number];

/** The board with its default query. Source: specification 2, D3 of the domain rules. */
const board: Landing = landings[2];

/** The kinds of roles that the landing rules distinguish. */
export const roleKinds = ['owner', 'admin', 'sub-user', 'other'] as const;
export type RoleKind = (typeof roleKinds)[number];

export interface SignInDestinationFacts {
  side: Side;
  isTenantVerified: boolean;
  role: RoleKind;
  /** The number of logins, including this one. */
  loginCount: number;
  loginCountThreshold: number;
}

/** Returns the landing page after a login. Source: specification 1, section 4. */
export const landingAfterLogin = (facts: SignInDestinationFacts): Landing => {
  if (facts.side === 'client') return '/employer/engagements';
  if (facts.side === 'provider') return '/provider/agencies';
  if (facts.side === 'auditor') return '/audits';
  if (!facts.isTenantVerified) return '/profile';
  if (facts.loginCount > facts.loginCountThreshold) return board;
  return facts.role === 'other' ? '/account' : '/profile';
};

const signInPages = [
  '/',
  '/login',
  '/callback',
  '/session-expired',
  '/register',
  '/confirm-email',
  '/confirm-email-first',
  '/resend-verification',
  '/reset-password',
  '/Agency/Welcome',
];

/**
 * Returns the path and query to open after a login if the text is the address of one of our own pages. Returns
 * undefined for other sites, however the address is written, and for sign-in pages.
 */
export const returnPath = (text: string | null | undefined): string | undefined => {
  if (!text || text.length > 2000 || !isPlain(text) || !text.startsWith('/') || text.startsWith('//')) return undefined;
  let url: URL;
  try {
    url = new URL(text, 'https://portal.example');
  } catch {
    return undefined;
  }
  if (url.origin !== 'https://portal.example' || url.pathname.startsWith('//')) return undefined;
  if (signInPages.includes(url.pathname) || /^\/(api|identity)(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
};

/** Returns the page to open after an emailed link if it is one of our own, including sign-in pages. */
export const linkTargetPath = (text: string): string | undefined =>
  signInPages.includes(text) ? text : returnPath(text);

/** The email services whose addresses are personal rather than a company's. Source: specification 1, section 5. */
const freeMail = ['icloud', 'yahoo', 'gmail', 'outlook', 'hotmail', 'mailinator', 'protonmail'];

/** Whether an email address belongs to a free email service in any country, such as `…@yahoo.co.uk`. */
export const usesFreeEmailService = (email: string): boolean => {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return email.includes('@') && freeMail.includes(domain.split('.', 1)[0] ?? '');
};

/** Whether a text has no spaces, control characters or backslashes, which browsers interpret in different ways. */
const isPlain = (text: string): boolean => [...text].every((sign) => sign > ' ' && sign !== '\u007f' && sign !== '\\');

/**
 * Returns the page to open after a login. A stored return path takes precedence over every other rule, except that a
 * link to the profile opens the summary for users who aren't allowed to edit the profile.
 */
export const pageAfterLogin = (facts: {
  landing: string;
  stored: string | null | undefined;
  mayEditProfile: boolean;
}): string => {
  const stored = returnPath(facts.stored);
  if (stored === undefined) return facts.landing;
  const toProfile = /^\/profile([/?#]|$)/.test(stored);
  return toProfile && !facts.mayEditProfile ? '/profile/summary' : stored;
};

/** The portal's client ID at the identity provider, and the scope of its tokens. */
export const portalClientId = 'rolecall-portal';
export const apiScope = 'api';

/**
 * Returns the URL at which the browser asks the identity provider for a code, bound to the portal's verifier (PKCE).
 * The provider always asks the user to sign in, even if a user is still signed in there.
 */
export const authorizationPath = (request: { publicUrl: string; challenge: string; state: string }): string => {
  const query = new URLSearchParams({
    client_id: portalClientId,
    response_type: 'code',
    scope: `openid ${apiScope}`,
    redirect_uri: `${request.publicUrl}/callback`,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
    state: request.state,
    prompt: 'login',
  });
  return `/identity/auth?${query.toString()}`;
};

/** The minimum and maximum length of a password. */
export const passwordLimits = { least: 10, most: 200 } as const;

export const shortPasswordError = inputError('Password must have at least {least} characters.', {
  least: passwordLimits.least,
});
export const weakPasswordError = inputError('This password is too easy to guess. Choose another one.');

/** Common long passwords, without the digits and punctuation around them. */
const common = new Set(
  (
    'password passwords passwort motdepasse contrasena qwerty qwertyui qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn ' +
    'zxcvbnm letmein letmeinnow welcome welcomeback iloveyou trustno sunshine princess football baseball superman ' +
    'batman dragon monkey master shadow michael jordan charlie admin administrator changeme changeit default secret ' +
    'secretsecret whatever starwars computer internet liverpool chelsea arsenal barcelona hello helloworld test testing ' +
    'testtest temp temporary guest login access spring summer autumn winter monday january december company rolecall ' +
    'recruiter recruitment agency employer candidate'
  ).split(' '),
);

const letters: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };
const spelled = (text: string): string =>
  text
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll('!', 'i')
    .replaceAll(/[013457]/g, (digit) => letters[digit] ?? digit);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const isRun = (text: string): boolean =>
  rows.some((row) => {
    const there = row + row;
    const back = [...there].toReversed().join('');
    return there.includes(text) || back.includes(text);
  });
/** Whether a password is a short sequence repeated, such as `aaaaaaaaaa` or `abcabcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(text);

/** Whether a password is easy to guess. `about` lists words related to the password's owner. */
export const isWeakPassword = (password: string, about: readonly string[] = []): boolean => {
  const plain = password.normalize('NFKC').toLowerCase();
  const bare = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const word = spelled(plain).replaceAll(/[^\p{L}]/gu, '');
  const bareWord = spelled(bare).replaceAll(/[^\p{L}]/gu, '');
  if ([plain, bare, bareWord, word].some((text) => common.has(text))) return true;
  if (new Set(plain).size < 5 || isRun(plain) || isRepeated(plain)) return true;
  const owned = about.flatMap((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );
  const squashed = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isOwn = about.some((text) => {
    const whole = squashed(text);
    return whole.length >= 4 && squashed(plain).includes(whole) && squashed(plain).length - whole.length < 6;
  });
  if (isOwn) return true;
  const rest = owned.reduce((left, part) => (part.length < 4 ? left : left.replaceAll(part, '')), plain);
  return rest !== plain && rest.length < 6;
};

/**
 * Returns the error message for a password, or undefined if it is acceptable. Words related to the owner are not
 * checked.
 */
export const passwordError = (password: string): string | undefined => {
  if ([...password].length < passwordLimits.least) return shortPasswordError.error();
  return isWeakPassword(password) ? weakPasswordError.error() : undefined;
};

/** The accepted content types of a photo, whatever its file name. */
export const photoMediaTypes: readonly string[] = ['image/jpeg', 'image/png'];
export const photoTypeError = inputError('Photo must be a jpg or png.');

/** Returns the path of a user's photo, in full or as a thumbnail; null if there is no photo. */
export const photoPathOf = (photoId: string | null, size: 'full' | 'thumb' = 'full'): string | null =>
  photoId === null ? null : `/api/v1/photos/${photoId}/${size}`;

/** The maximum number of passkeys per user. */
export const maxPasskeys = 10;

/**
 * Returns the name of a cookie. Over HTTPS, the name has a prefix that prevents other hosts of the domain from setting
 * the cookie.
 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

/** The name of the cookie that holds the session's expiry, in seconds since 1970, for the page to read. */
export const sessionExpiryCookie = 'rolecall_session_expires';

/** The name of the meta element in the index page that contains the external identity provider. */
export const externalProviderMetaName = 'rolecall-sign-in-at';

/** The URL fragment that opens the password form on the account page. */
export const passwordFormFragment = 'change-password';
