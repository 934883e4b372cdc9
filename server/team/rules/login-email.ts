/** The room's email templates. */
export const teamTemplates = ['password-create', 'password-change', 'sign-in-elsewhere'] as const;

/** The data shown in an email about signing in. */
export interface LoginEmailFacts {
  readonly template: (typeof teamTemplates)[number];
  /** The page for creating or changing a password. The link can be used once, until it expires. */
  readonly link: string;
  readonly expiresAt: string;
  /** The external identity provider, if there is one. The link then leads there and doesn't expire. */
  readonly signInAt?: string;
  readonly email: string;
  readonly firstName: string;
  readonly organization: string;
  /** The user who requested the email. */
  readonly by: string;
}

/** Returns the email's template: to create a password, to change it, or to sign in with the external provider. */
export const loginTemplate = (hasPassword: boolean, signInAt: string | undefined): LoginEmailFacts['template'] => {
  if (signInAt !== undefined) return 'sign-in-elsewhere';
  return hasPassword ? 'password-change' : 'password-create';
};

/** Formats a link's expiry for the email. */
export const formatLinkExpiry = (expiresAt: string): string =>
  `${new Date(expiresAt).toLocaleString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })} UTC`;
