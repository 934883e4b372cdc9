import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { accountTemplates, type AccountFacts, type AccountTemplate } from '../rules/account-email.ts';
import { AccountEmail, accountEmailSubject } from './forms.tsx';

const sample = (name: string, template: AccountTemplate, more: Partial<AccountFacts> = {}) => ({
  name,
  facts: {
    template,
    publicUrl: 'https://rolecall.example',
    firstName: 'Mara',
    organizationName: 'Harbour Talent',
    email: 'mara@harbour.example',
    path: '/reset-password#an-invented-token',
    ...more,
  } satisfies AccountFacts,
});

/** The renderer of account emails. */
export const identityEmails: RoomEmailRenderer = {
  templates: accountTemplates,
  samples: [
    sample('Confirm email address', 'account-confirm-email', { path: '/confirm-email#an-invented-token' }),
    sample('Account already exists', 'account-known', { path: '/' }),
    sample('Reset password', 'account-reset-password'),
    sample('Password changed', 'account-password-set', { path: '/reset-password' }),
    sample('Passkey added', 'account-passkey-added', { path: '/account' }),
    sample('Passkey removed', 'account-passkey-removed', { path: '/account' }),
    sample('Two-step sign-in turned on', 'account-second-factor-on', { path: '/account' }),
    sample('Two-step sign-in turned off', 'account-second-factor-off', { path: '/account' }),
    sample('Sign-in from a new device', 'account-new-device', { path: '/account' }),
    sample('Two-step sign-in reset requested', 'account-reset-asked', { path: '/user-management' }),
    sample('Two-step sign-in reset awaiting approval', 'account-reset-waiting', { path: '/user-management/security' }),
    sample('Two-step sign-in reset', 'account-reset-done', { path: '/login' }),
  ],
  write: (facts: AccountFacts) =>
    renderEmail(facts.template, accountEmailSubject(facts), <AccountEmail facts={facts} />),
};
