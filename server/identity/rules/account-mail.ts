import type { AccountRequestKind, LinkPurpose } from '#contract/identity/states.ts';

/** The mails about accounts. They obey no preference and no quiet hours. */
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
] as const;
export type AccountTemplate = (typeof accountTemplates)[number];

/** What a mail about an account is written from. */
export interface AccountFacts {
  readonly template: AccountTemplate;
  readonly publicUrl: string;
  readonly firstName: string;
  readonly organizationName: string;
  readonly email: string;
  /** Where the mail's link leads, as an internal path. */
  readonly path: string;
}

/** The mails of a day's hour to one address: whoever asks more often is not heard. */
export const maxMailsPerHour = 5;

/** The mail that answers what somebody asked for, and the link in it; an address that is confirmed is told so. */
export const accountRequestMail = (
  kind: AccountRequestKind,
  isEmailVerified: boolean,
): { template: AccountTemplate; purpose: LinkPurpose | undefined } => {
  if (kind === 'reset-password') return { template: 'account-reset-password', purpose: 'reset-password' };
  return isEmailVerified
    ? { template: 'account-known', purpose: undefined }
    : { template: 'account-confirm-email', purpose: 'confirm-email' };
};
