import { expect, test } from 'vitest';
import {
  authorizationPath,
  linkTargetPath,
  usesFreeEmailService,
  isWeakPassword,
  landingAfterLogin,
  pageAfterLogin,
  passwordError,
  returnPath,
  roleKinds,
  shortPasswordError,
  weakPasswordError,
  type SignInDestinationFacts,
} from './rules.ts';

const board = '/engagement/board?applicationStatusId=2&assignToMe=true&engagementStatusId=2&pageCurrent=0&pageSize=10';
const facts: SignInDestinationFacts = {
  side: 'agency',
  isTenantVerified: true,
  role: 'owner',
  loginCount: 1,
  loginCountThreshold: 3,
};

test('after login, every combination of side, verification, role and login count has its landing', () => {
  const found: Record<string, string> = {};
  for (const isTenantVerified of [true, false]) {
    for (const role of roleKinds) {
      for (const loginCount of [1, 3, 4]) {
        found[`${isTenantVerified ? 'verified' : 'unverified'} ${role} ${String(loginCount)}`] = landingAfterLogin({
          ...facts,
          isTenantVerified,
          role,
          loginCount,
        });
      }
    }
  }
  expect(found).toEqual({
    'verified owner 1': '/profile',
    'verified owner 3': '/profile',
    'verified owner 4': board,
    'verified admin 1': '/profile',
    'verified admin 3': '/profile',
    'verified admin 4': board,
    'verified sub-user 1': '/profile',
    'verified sub-user 3': '/profile',
    'verified sub-user 4': board,
    'verified other 1': '/account',
    'verified other 3': '/account',
    'verified other 4': board,
    'unverified owner 1': '/profile',
    'unverified owner 3': '/profile',
    'unverified owner 4': '/profile',
    'unverified admin 1': '/profile',
    'unverified admin 3': '/profile',
    'unverified admin 4': '/profile',
    'unverified sub-user 1': '/profile',
    'unverified sub-user 3': '/profile',
    'unverified sub-user 4': '/profile',
    'unverified other 1': '/profile',
    'unverified other 3': '/profile',
    'unverified other 4': '/profile',
  });
  expect(landingAfterLogin({ ...facts, side: 'client' })).toBe('/employer/engagements');
  expect(landingAfterLogin({ ...facts, side: 'provider' })).toBe('/provider/agencies');
});

test('a return path is one of our own pages, with its query and fragment', () => {
  expect(returnPath('/engagement/board?q=nurse%20unit&page=2#top')).toBe('/engagement/board?q=nurse%20unit&page=2#top');
  expect(returnPath('/candidate')).toBe('/candidate');
});

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\\/elsewhere.example',
  '\\\\elsewhere.example',
  'https://elsewhere.example',
  'https:elsewhere.example',
  'javascript:alert(1)',
  'elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' /candidate',
  '/candi\u0000date',
  '/./../\u007f',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  `/${'a'.repeat(2001)}`,
  '/login',
  '/',
  '/callback?code=abc',
  '/session-expired',
  '/api/openapi.json',
  '/identity/session/end',
  '',
  null,
  undefined,
])('%j is not a return path', (text) => {
  expect(returnPath(text)).toBeUndefined();
});

test('a stored return path takes precedence over the landing, except the profile for users who may not edit it', () => {
  expect(pageAfterLogin({ landing: board, stored: '/candidate?id=1', mayEditProfile: false })).toBe('/candidate?id=1');
  expect(pageAfterLogin({ landing: board, stored: '/profile/areas', mayEditProfile: true })).toBe('/profile/areas');
  expect(pageAfterLogin({ landing: board, stored: '/profile/areas', mayEditProfile: false })).toBe('/profile/summary');
  expect(pageAfterLogin({ landing: board, stored: '/profiles', mayEditProfile: false })).toBe('/profiles');
  expect(pageAfterLogin({ landing: board, stored: '//elsewhere.example', mayEditProfile: true })).toBe(board);
  expect(pageAfterLogin({ landing: board, stored: null, mayEditProfile: true })).toBe(board);
});

test('the portal asks for a code with PKCE, and always for a fresh sign-in', () => {
  const path = new URL(
    authorizationPath({ publicUrl: 'https://portal.example', challenge: 'c', state: 's' }),
    'https://portal.example',
  );
  expect(path.pathname).toBe('/identity/auth');
  expect(Object.fromEntries(path.searchParams)).toEqual({
    client_id: 'rolecall-portal',
    response_type: 'code',
    scope: 'openid api',
    redirect_uri: 'https://portal.example/callback',
    code_challenge: 'c',
    code_challenge_method: 'S256',
    state: 's',
    prompt: 'login',
  });
});

test.each([
  ['short', shortPasswordError.error()],
  ['password123!', weakPasswordError.error()],
  ['P@ssw0rd2026', weakPasswordError.error()],
  ['Welcome12345', weakPasswordError.error()],
  ['1234567890', weakPasswordError.error()],
  ['0987654321', weakPasswordError.error()],
  ['qwertyuiop', weakPasswordError.error()],
  ['aaaaaaaaaaaa', weakPasswordError.error()],
  ['abcabcabcabc', weakPasswordError.error()],
  ['12121212121', weakPasswordError.error()],
])('%s is not accepted as a password: %s', (password, words) => {
  expect(passwordError(password)).toBe(words);
});

test.each(['eleven grey herons', 'rolecall-demo', 'fünf Möwen am Kai', 'vT9#kq2LmZ', '密码很长而且没有人知道它'])(
  '%s is accepted as a password',
  (password) => {
    expect(passwordError(password)).toBeUndefined();
  },
);

test('personal data is not accepted as a password, unless enough is added to it', () => {
  expect(isWeakPassword('ellingsen1990', ['Mara', 'Ellingsen'])).toBe(true);
  expect(isWeakPassword('ellingsen and eleven herons', ['Mara', 'Ellingsen'])).toBe(false);
  expect(isWeakPassword('a-mara-of-herons', ['Ma'])).toBe(false);
});

test.each([
  'icloud.com',
  'yahoo.com',
  'yahoo.co.uk',
  'GMAIL.com',
  'outlook.de',
  'hotmail.fr',
  'mailinator.com',
  'protonmail.ch',
])("an address at %s is personal, not a company's", (domain) => {
  expect(usesFreeEmailService(`mara@${domain} `)).toBe(true);
});

test.each(['mara@harbour.example', 'gmail@harbour.example', 'mara@mygmail.example', 'gmail.com', ''])(
  '%s is not at a free mail service',
  (email) => {
    expect(usesFreeEmailService(email)).toBe(false);
  },
);

test('an emailed link continues to our own pages, including those of the sign-in', () => {
  expect(linkTargetPath('/confirm-email')).toBe('/confirm-email');
  expect(linkTargetPath('/opportunities?q=nurse')).toBe('/opportunities?q=nurse');
  for (const path of ['//elsewhere.example', 'https://elsewhere.example', '/api/session', '']) {
    expect(linkTargetPath(path)).toBeUndefined();
  }
});
