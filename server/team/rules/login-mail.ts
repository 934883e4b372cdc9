/** The mails of the room. */
export const teamTemplates = ['password-create', 'password-change', 'sign-in-elsewhere'] as const;

/** What the mail that lets somebody in is written from. */
export interface LoginMailFacts {
  readonly template: (typeof teamTemplates)[number];
  /** Where a password is made or changed; good once, until it expires. */
  readonly link: string;
  readonly expiresAt: string;
  /** The provider at which people sign in, where that is not Rolecall; the link then leads to it, and is good for ever. */
  readonly signInAt?: string;
  readonly email: string;
  readonly firstName: string;
  readonly organization: string;
  /** Who asked for it. */
  readonly by: string;
}

/** Which mail lets somebody in: an invitation, how they sign in already, or where else they do. */
export const loginTemplate = (hasPassword: boolean, signInAt: string | undefined): LoginMailFacts['template'] => {
  if (signInAt !== undefined) return 'sign-in-elsewhere';
  return hasPassword ? 'password-change' : 'password-create';
};

/** Until when a link is good, as the mail says it. */
export const expiryText = (expiresAt: string): string =>
  `${new Date(expiresAt).toLocaleString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })} UTC`;
