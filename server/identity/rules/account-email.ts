import type { AccountRequestKind, LinkPurpose } from '#contract/identity/states.ts';

/** The templates of account emails, which ignore preferences and quiet hours. */
export const accountTemplates = [
  'account-confirm-email',
  'account-known',
  'account-reset-password',
  'account-password-set',
  'account-passkey-added',
  'account-passkey-removed',
  'account-second-factor-on',
  'account-second-factor-off',
  'account-new-device',
  'account-reset-asked',
  'account-reset-waiting',
  'account-reset-done',
] as const;
export type AccountTemplate = (typeof accountTemplates)[number];

/** The data for an account email. */
export interface AccountFacts {
  readonly template: AccountTemplate;
  readonly publicUrl: string;
  readonly firstName: string;
  readonly organizationName: string;
  readonly email: string;
  /** The target of the email's link, as an internal path. */
  readonly path: string;
}

/** The maximum number of requested emails to one address within an hour. Further requests are ignored. */
export const maxEmailsPerHour = 5;

/**
 * Returns the email and link that answer an account request. For a confirmed address, the email says that the address
 * is already confirmed.
 */
export const accountRequestEmail = (
  kind: AccountRequestKind,
  isEmailVerified: boolean,
): { template: AccountTemplate; purpose: LinkPurpose | undefined } => {
  if (kind === 'reset-password') return { template: 'account-reset-password', purpose: 'reset-password' };
  return isEmailVerified
    ? { template: 'account-known', purpose: undefined }
    : { template: 'account-confirm-email', purpose: 'confirm-email' };
};
