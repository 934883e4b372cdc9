import type { Side } from '#contract/common/operation.ts';

/** Where people may land after a login. */
const landings = [
  '/profile',
  '/account',
  '/engagement/board?applicationStatusId=2&assignToMe=true&engagementStatusId=2&pageCurrent=0&pageSize=10',
  '/employer/engagements',
  '/provider/agencies',
] as const;

type Landing = (typeof landings)[number];

/** The board with its default query. Source: specification 2, D3 of the domain rules. */
const board: Landing = landings[2];

/** What the after-login rules tell apart. */
export const roleKinds = ['owner', 'admin', 'sub-user', 'other'] as const;
export type RoleKind = (typeof roleKinds)[number];

export interface LoginLandingFacts {
  side: Side;
  isTenantVerified: boolean;
  role: RoleKind;
  /** This login included. */
  loginCount: number;
  loginCountThreshold: number;
}

/** Where somebody lands after a login. Source: specification 1, section 4. */
export const landingAfterLogin = (facts: LoginLandingFacts): Landing => {
  if (facts.side === 'client') return '/employer/engagements';
  if (facts.side === 'provider') return '/provider/agencies';
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
 * The path and query to return to after a login, when it is one of our own pages: never another site, however it is
 * written, and never a page of the sign-in itself.
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

/** The page that a mailed link leads on to, when it is one of our own: a page of the sign-in too. */
export const linkTargetPath = (text: string): string | undefined =>
  signInPages.includes(text) ? text : returnPath(text);

/** The mail services whose addresses belong to persons and not to companies. Source: specification 1, section 5. */
const freeMail = ['icloud', 'yahoo', 'gmail', 'outlook', 'hotmail', 'mailinator', 'protonmail'];

/** Whether an address is at a free mail service, in whichever country: `…@yahoo.co.uk` is. */
export const isFreeMail = (email: string): boolean => {
  const domain = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return email.includes('@') && freeMail.includes(domain.split('.', 1)[0] ?? '');
};

/** No spaces, no control characters and no backslashes, which browsers read in ways of their own. */
const isPlain = (text: string): boolean => [...text].every((sign) => sign > ' ' && sign !== '\u007f' && sign !== '\\');

/**
 * The page to open after a login: a stored return path goes before every other rule, except that those who may not
 * edit the profile see its summary when they come from a link to it.
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

/** The portal as a client of the identity provider, and what its tokens are for. */
export const portalClientId = 'rolecall-portal';
export const apiScope = 'api';

/**
 * What a browser asks the identity provider for: a code for the portal, bound to its verifier (PKCE). A sign-in that
 * somebody asked for is always asked, also where a person is still signed in at the provider.
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

/** How long a password may be. */
export const passwordLimits = { least: 10, most: 200 } as const;

export const shortPasswordMessage = `Password must have at least ${String(passwordLimits.least)} characters.`;
export const weakPasswordMessage = 'This password is too easy to guess. Choose another one.';

/** What people type most when they are asked for a long password: bare, without the digits and signs around it. */
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
/** One short piece over and over: `aaaaaaaaaa`, `abcabcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(text);

/** Whether a password is among the first that anybody would try. `about`: words that belong to its owner. */
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

/** What is wrong with a password by itself, in words; undefined where nothing is. */
export const passwordError = (password: string): string | undefined => {
  if ([...password].length < passwordLimits.least) return shortPasswordMessage;
  return isWeakPassword(password) ? weakPasswordMessage : undefined;
};

/** What a photo really has to be, whatever its name says. */
export const photoMediaTypes: readonly string[] = ['image/jpeg', 'image/png'];
export const photoTypeMessage = 'Photo must be a jpg or png.';

/** Where the photo of a person is read, whole or as a thumbnail; null where there is none. */
export const photoPathOf = (photoId: string | null, size: 'full' | 'thumb' = 'full'): string | null =>
  photoId === null ? null : `/api/v1/photos/${photoId}/${size}`;

/** The most passkeys of one person. */
export const maxPasskeys = 10;

/** What a cookie is called: over https its prefix keeps other hosts of the domain from setting it for us. */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

/** The cookie that says when the session ends, in seconds since 1970; the page reads it. */
export const expiryCookie = 'rolecall_session_expires';

/** How the first page is told, by a meta element of this name, at which provider outside people sign in. */
export const signInAtMeta = 'rolecall-sign-in-at';

/** Behind the # of the account page's address: leads to the form that changes the password. */
export const passwordFormHash = 'change-password';
