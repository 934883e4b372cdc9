import { linkedInSlug } from '#contract/candidates/rules.ts';

/**
 * The types of identity keys. A key consists of its type and the hash of the normalised value, never the value itself.
 */
type KeyType = 'email' | 'phone' | 'linkedin';

export interface IdentityKey {
  readonly keyType: KeyType;
  readonly keyHash: string;
}

/** Converts an address to lower case and trims it; empty for an invalid address. */
export const normaliseEmail = (text: string): string => {
  const email = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : '';
};

/**
 * Free email domains. An address at one of them identifies a person, even if an agency uses that domain itself. Source:
 * specification 1, section 5.
 */
const freeMail = ['icloud', 'yahoo', 'gmail', 'outlook', 'hotmail', 'mailinator', 'protonmail'];

/**
 * Whether an address is at one of the agency's own domains, and so identifies the agency, not the candidate. Source:
 * domain rules D12.
 */
const isOwnAddress = (email: string, ownDomains: readonly string[]): boolean => {
  const domain = email.split('@')[1] ?? '';
  return ownDomains.includes(domain) && !freeMail.includes(domain.split('.')[0] ?? '');
};

/**
 * The email domains and phone numbers of an agency, which identify the agency and not a candidate. Source: domain rules
 * D12.
 */
export interface AgencyContacts {
  readonly domains: readonly string[];
  /** Phone numbers in E.164. */
  readonly numbers: readonly string[];
}

/**
 * Returns a person's identity keys in a fixed order, so that simultaneous claims lock them in the same order. The
 * agency's own contact details are left out. `e164` parses a phone number (empty if invalid) and `hash` hides a value.
 * The caller passes both, since a rule imports nothing.
 */
export const identityKeys = (
  person: { emailAddress: string; contactNumber: string; linkedIn: string },
  tools: { e164: (text: string) => string; hash: (text: string) => string },
  agency: AgencyContacts = { domains: [], numbers: [] },
): IdentityKey[] => {
  const email = normaliseEmail(person.emailAddress);
  const number = tools.e164(person.contactNumber);
  const values: readonly (readonly [KeyType, string])[] = [
    ['email', isOwnAddress(email, agency.domains) ? '' : email],
    ['linkedin', linkedInSlug(person.linkedIn)],
    ['phone', agency.numbers.includes(number) ? '' : number],
  ];
  return values
    .filter(([, value]) => value !== '')
    .map(([keyType, value]) => ({ keyType, keyHash: tools.hash(`${keyType}:${value}`) }));
};

/** Formats a key as the database functions expect it. */
export const identityKeyText = (key: IdentityKey): string => `${key.keyType}:${key.keyHash}`;
