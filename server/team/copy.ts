import { defineCopy } from '#contract/common/copy.ts';
import type { LoginEmailFacts } from './rules/login-email.ts';

/** The text of an email with a sign-in link. */
export interface LoginEmailCopy {
  readonly subject: string | ((values: { organization: string }) => string);
  readonly title: (values: { firstName: string; organization: string }) => string;
  readonly over: string;
  readonly text: string;
  readonly act: string;
  readonly foot: string;
}

export const loginEmailCopy = {
  'password-create': defineCopy('team.email.password-create', {
    subject: 'Your account at {organization}: create your password',
    title: '{firstName}, you have an account at {organization}',
    over: 'Invitation',
    text: 'Create a password, then sign in with it and your email address. The link can be used once.',
    act: 'Create your password',
    foot: 'If you weren’t expecting this email, you can ignore it. Nobody can sign in to this account until a password is created.',
  }),
  'password-change': defineCopy('team.email.password-change', {
    subject: 'How to sign in, and a link to change your password',
    title: '{firstName}, here’s how to sign in',
    over: 'Your sign-in',
    text: 'Sign in with your email address and your password. If you don’t know your password, choose a new one with the link below. The link can be used once.',
    act: 'Change your password',
    foot: 'Your password stays the same until you change it. The link is only for you: please do not share it.',
  }),
  'sign-in-elsewhere': defineCopy('team.email.sign-in-elsewhere', {
    subject: 'Your account at {organization}',
    title: '{firstName}, you have an account at {organization}',
    over: 'Invitation',
    text: 'Sign in with the account you already have with the provider below.',
    act: 'Log In',
    foot: 'If you weren’t expecting this email, ignore it.',
  }),
} satisfies Record<LoginEmailFacts['template'], LoginEmailCopy>;

export const loginEmailLabels = defineCopy('team.email', {
  agency: 'Agency',
  signInWith: 'Sign in with',
  sentBy: 'Sent by',
  expires: 'Link expires',
  accountAt: 'Your account is with',
});

/** The messages about permissions that a role can't have. */
export const rolePermissionCopy = defineCopy('team.role-permission', {
  notLinked: '{feature} in {module} requires a feature that is turned off.',
  notShown: 'Custom roles can’t have {feature} in {module}.',
});
