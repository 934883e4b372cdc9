import { nameRefusals } from '#contract/common/reasons/name-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

/** The refusals of sign-ins and sessions. An unknown address and a wrong password get the same response. */
export const identityRefusals = refusals('identity', {
  'wrong-credentials': { status: 401, message: 'The email or password is incorrect.' },
  'email-not-verified': {
    status: 403,
    message: 'Confirm your email address first. We sent you an email with a link.',
  },
  'sign-in-paused': { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  'sign-in-expired': { status: 409, message: 'This sign-in took too long. Please try again.' },
  'second-factor-needed': { status: 403, message: 'Enter the code from your app, or a recovery code.' },
  'passkey-needed': {
    status: 403,
    message: 'Your role requires two-step sign-in, and you have set it up with a passkey. Sign in with the passkey.',
  },
  'second-factor-setup-needed': {
    status: 403,
    message: 'Your role requires two-step sign-in. Set it up to finish signing in.',
  },
  'second-factor-required': {
    status: 409,
    message: 'Your role requires two-step sign-in, so you can’t remove your only second step. Add another one first.',
  },
  'wrong-code': { status: 400, message: 'This code is incorrect or has already been used. Enter the next one.' },
  'app-codes-unreadable': {
    status: 400,
    message:
      'Codes from your app are no longer accepted. Use a recovery code or a passkey, or ask for a reset of your two-step sign-in.',
  },
  'second-factor-on': { status: 409, message: 'Two-step sign-in is already on.' },
  'wrong-password': { status: 400, message: 'This password is incorrect.' },
  'wrong-passkey': {
    status: 403,
    message: 'This passkey isn’t registered with Rolecall. Use another one, or sign in with your password.',
  },
  'passkey-refused': { status: 400, message: 'This passkey couldn’t be added. Please try again.' },
  'passkeys-full': { status: 409, message: 'You’ve reached the passkey limit. Remove one first.' },
  'external-identity': {
    status: 409,
    message: 'You sign in with your organization’s account. Manage your sign-in details there.',
  },
  'link-over': {
    status: 409,
    message: 'This link has expired or has already been used. Request a new one.',
  },
  'weak-password': { status: 400, message: 'This password is too easy to guess. Choose another one.' },
  'password-needed': { status: 400, message: 'Password is required!' },
  // The specification fixes the following messages. The pages show better ones instead. Source: specification 1,
  // section 8.
  'first-name-required': nameRefusals['first-name-required'],
  'last-name-required': nameRefusals['last-name-required'],
  'code-refused': { status: 400, message: 'something went wrong' },
});
