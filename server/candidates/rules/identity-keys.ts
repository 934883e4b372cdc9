import { linkedInSlug } from '#contract/candidates/rules.ts';

/** Types of identity keys. A key is the type and the hash of the normalised value, never the value. */
type KeyType = 'email' | 'phone' | 'linkedin';

export interface IdentityKey {
  readonly keyType: KeyType;
  readonly keyHash: string;
}

/** Lower case and trimmed; empty for an invalid address. */
export const normalisedEmail = (text: string): string => {
  const email = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : '';
};

/**
 * Free mail domains identify the address's owner, even if an agency uses one itself. Source: specification 1, section
 * 5.
 */
const freeMail = ['icloud', 'yahoo', 'gmail', 'outlook', 'hotmail', 'mailinator', 'protonmail'];

/** An address at one of the agency's own domains identifies the agency, not the candidate. Source: domain rules D12. */
const isOwnAddress = (email: string, ownDomains: readonly string[]): boolean => {
  const domain = email.split('@')[1] ?? '';
  return ownDomains.includes(domain) && !freeMail.includes(domain.split('.')[0] ?? '');
};

/**
 * The identity keys of a person in a fixed order, so that simultaneous claims lock them in the same order. `e164`
 * parses a phone number (empty if invalid) and `hash` hides a value; the caller passes both, since a rule imports
 * nothing.
 */
export const identityKeys = (
  person: { emailAddress: string; contactNumber: string; linkedIn: string },
  tools: { e164: (text: string) => string; hash: (text: string) => string },
  ownDomains: readonly string[] = [],
): IdentityKey[] => {
  const email = normalisedEmail(person.emailAddress);
  const values: readonly (readonly [KeyType, string])[] = [
    ['email', isOwnAddress(email, ownDomains) ? '' : email],
    ['linkedin', linkedInSlug(person.linkedIn)],
    ['phone', tools.e164(person.contactNumber)],
  ];
  return values
    .filter(([, value]) => value !== '')
    .map(([keyType, value]) => ({ keyType, keyHash: tools.hash(`${keyType}:${value}`) }));
};

/** A key in the notation of the database functions. */
export const keyText = (key: IdentityKey): string => `${key.keyType}:${key.keyHash}`;
