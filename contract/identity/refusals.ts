import { refusals } from '#contract/common/refusal.ts';

/** Where a sign-in or a session is refused. An unknown address and a wrong password get the same answer. */
export const identityRefusals = refusals('identity', {
  'wrong-credentials': { status: 401, words: 'The email or the password is not right.' },
  'email-not-verified': {
    status: 403,
    words: 'Please confirm your email address first. We sent you a mail with a link.',
  },
  'sign-in-paused': { status: 429, words: 'Too many attempts. Please wait a moment and try again.' },
  'sign-in-expired': { status: 409, words: 'This sign-in took too long. Please try again.' },
  'second-factor-needed': { status: 403, words: 'Please enter the code of your app, or a recovery code.' },
  'wrong-code': { status: 400, words: 'This code is not right, or was used already. Please enter the next one.' },
  'second-factor-on': { status: 409, words: 'The second factor is on already.' },
  'wrong-password': { status: 400, words: 'This password is not right.' },
  'wrong-passkey': {
    status: 403,
    words: 'This passkey is not known here. Please take another one, or sign in with your password.',
  },
  'passkey-refused': { status: 400, words: 'This passkey could not be taken. Please try again.' },
  'passkeys-full': { status: 409, words: 'You have as many passkeys as there may be. Please remove one first.' },
  'external-identity': {
    status: 409,
    words: 'People sign in elsewhere here, and what they sign in with is set there.',
  },
  'link-over': {
    status: 409,
    words: 'This link has run out, or was used before. Please ask for a new one.',
  },
  'weak-password': { status: 400, words: 'This password is too easy to guess. Please choose another one.' },
  'password-needed': { status: 400, words: 'Password is required!' },
  // Server words of the specification, which the pages say in their own. Source: specification 1, section 8.
  'first-name-required': { status: 400, words: 'Required FirstName.' },
  'last-name-required': { status: 400, words: 'Required LastName.' },
  'code-refused': { status: 400, words: 'something went wrong' },
});
