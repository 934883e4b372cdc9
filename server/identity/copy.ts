import { defineCopy } from '#contract/common/copy.ts';
import type { AccountTemplate } from './rules/account-email.ts';

/** The text of an account email. */
export interface AccountCopy {
  readonly subject: string;
  readonly preview: string;
  readonly title: (values: { firstName: string }) => string;
  readonly text: string;
  /** An optional second paragraph. */
  readonly more?: string;
  readonly act: string;
  readonly foot: string;
}

const email = <const Table extends Record<string, string>>(template: AccountTemplate, table: Table) =>
  defineCopy(`identity.email.${template}`, table);

const accountChanged = 'You received this email because your account changed. Security emails can’t be turned off.';

export const accountCopy = {
  'account-confirm-email': email('account-confirm-email', {
    subject: 'Confirm your email address',
    preview: 'One more step before you can sign in.',
    title: '{firstName}, please confirm your email address',
    text: 'The link expires in 24 hours and can be used once.',
    act: 'Confirm email address',
    foot: 'You received this email because someone entered your address at Rolecall. If it wasn’t you, ignore this email.',
  }),
  'account-known': email('account-known', {
    subject: 'You already have a Rolecall account',
    preview: 'Your email address is confirmed. You can sign in.',
    title: '{firstName}, you already have an account',
    text: 'Someone, perhaps you, registered with this address or requested another confirmation email.',
    more: 'Your address is already confirmed, and nothing has changed. If you don’t know your password, reset it on the sign-in page.',
    act: 'Log In',
    foot: 'You received this email because someone entered your address at Rolecall.',
  }),
  'account-reset-password': email('account-reset-password', {
    subject: 'Reset your password',
    preview: 'Choose a new password for Rolecall.',
    title: '{firstName}, choose a new password',
    text: 'The link expires in one hour and can be used once. Choosing a new password signs you out on all devices.',
    act: 'Choose a new password',
    foot: 'You received this email because someone asked to reset your password. If it wasn’t you, ignore this email: your password won’t change.',
  }),
  'account-password-set': email('account-password-set', {
    subject: 'Your password was changed',
    preview: 'You were signed out on all devices.',
    title: '{firstName}, your password was changed',
    text: 'You were signed out on all devices. Sign in again with your new password.',
    more: 'If this wasn’t you, reset your password immediately.',
    act: 'Reset password',
    foot: accountChanged,
  }),
  'account-passkey-added': email('account-passkey-added', {
    subject: 'A passkey was added to your account',
    preview: 'The passkey can be used to sign in without your password.',
    title: '{firstName}, a passkey was added to your account',
    text: 'Anyone who can unlock the device with this passkey can sign in as you.',
    more: 'If this wasn’t you, remove the passkey and reset your password immediately.',
    act: 'Review your passkeys',
    foot: accountChanged,
  }),
  'account-passkey-removed': email('account-passkey-removed', {
    subject: 'A passkey was removed from your account',
    preview: 'The passkey can no longer be used to sign in.',
    title: '{firstName}, a passkey was removed from your account',
    text: 'The passkey can no longer be used to sign in.',
    more: 'If this wasn’t you, reset your password immediately.',
    act: 'Review your account',
    foot: accountChanged,
  }),
  'account-second-factor-on': email('account-second-factor-on', {
    subject: 'Two-step sign-in was turned on',
    preview: 'You now need a code as well as your password to sign in.',
    title: '{firstName}, two-step sign-in was turned on',
    text: 'You now sign in with your password and a code from your app.',
    more: 'If this wasn’t you, reset your password immediately and contact support.',
    act: 'Review your account',
    foot: accountChanged,
  }),
  'account-second-factor-off': email('account-second-factor-off', {
    subject: 'Two-step sign-in was turned off',
    preview: 'You now only need your password to sign in.',
    title: '{firstName}, two-step sign-in was turned off',
    text: 'You now only need your password to sign in.',
    more: 'If this wasn’t you, reset your password immediately and turn two-step sign-in on again.',
    act: 'Review your account',
    foot: accountChanged,
  }),
  'account-new-device': email('account-new-device', {
    subject: 'New sign-in to your account',
    preview: 'Someone signed in on a device we haven’t seen before.',
    title: '{firstName}, was this you?',
    text: 'Someone just signed in to your account on a device or browser we haven’t seen before.',
    more: 'If it was you, no action is needed. If not, sign that device out and reset your password immediately.',
    act: 'Review where you are signed in',
    foot: 'You received this email to keep your account safe. Security emails can’t be turned off.',
  }),
  'account-reset-asked': email('account-reset-asked', {
    subject: 'Someone asked to reset your two-step sign-in',
    preview: 'A second person must confirm the reset.',
    title: '{firstName}, someone asked to reset your two-step sign-in',
    text: 'If a second person confirms the reset within 24 hours, your authenticator app and passkeys will stop working, and you will be signed out on all devices.',
    more: 'If you didn’t request this, contact a user manager in your organization or Rolecall support immediately. They can cancel the reset.',
    act: 'Open Rolecall',
    foot: 'You received this email to keep your account safe. Security emails can’t be turned off.',
  }),
  'account-reset-waiting': email('account-reset-waiting', {
    subject: 'Resetting two-step sign-in needs a second person’s approval',
    preview: 'Confirm or cancel the reset within 24 hours.',
    title: '{firstName}, a two-step sign-in reset needs a second person’s approval',
    text: 'A user has lost the app or passkey they sign in with, and a colleague has asked to reset the user’s two-step sign-in. Confirm the reset only after you have spoken to the user yourself.',
    more: 'The request expires after 24 hours.',
    act: 'Review the request',
    foot: 'You received this email because you can confirm the reset. Security emails can’t be turned off.',
  }),
  'account-reset-done': email('account-reset-done', {
    subject: 'Your two-step sign-in was reset',
    preview: 'Your authenticator app and your passkeys no longer work.',
    title: '{firstName}, your two-step sign-in was reset',
    text: 'Your authenticator app and your passkeys no longer work, and you were signed out on all devices. Sign in with your password. You may be asked to set up two-step sign-in again.',
    more: 'If you didn’t ask for this, reset your password immediately and contact support.',
    act: 'Log In',
    foot: accountChanged,
  }),
} satisfies Record<AccountTemplate, AccountCopy>;

export const accountEmailLabels = defineCopy('identity.email', {
  over: 'Your account',
  email: 'Email',
  company: 'Company',
});

/** The names of roles that are not stored with the user. */
export const roleNameCopy = defineCopy('identity.role', {
  employer: 'Employer',
  auditor: 'Auditor',
  owner: 'Owner',
  staff: 'Staff',
  oldSubUser: 'Old Sub User',
  none: 'No Role',
});

/** The description of the device on which a session was opened. */
export const deviceCopy = defineCopy('identity.device', {
  browserOn: '{browser} on {system}',
  program: 'A program',
  programOn: 'A program on {system}',
});

/** The page shown briefly between the portal and the sign-in page. */
export const signOutPageCopy = defineCopy('identity.sign-out', {
  title: 'Rolecall | Sign out',
  progress: 'Signing out…',
  signOut: 'Sign out',
});
