import { defineWords } from '#web/platform/words.ts';

export const words = defineWords('identity', {
  title: 'Log In',
  lead: 'Every open role, called in order.',
  email: 'Email',
  password: 'Password',
  emailWrong: 'Please enter a valid email address.',
  submit: 'Log In',
  failed: 'something went wrong',
  failedTitle: 'The sign-in did not work',
  expiredTitle: 'Your session has expired due to inactivity',
  expiredText: 'What you saved is safe. Log in again to go on.',
  relogin: 'Re-login',
  sessionTitle: 'Session expired',
  otherPerson: 'This browser is now signed in as {name}.',
  sessionLost: 'Your login session has expired. Please log in again.',
});
