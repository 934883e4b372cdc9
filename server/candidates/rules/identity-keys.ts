import { linkedInSlug } from '#contract/candidates/rules.ts';

/** A key identifies a person by its type and the hash of the normalised value, never the value itself. */
type KeyType = 'email' | 'phone' | 'linkedin';

export interface IdentityKey {
  readonly keyType: KeyType;
  readonly keyHash: string;
}

/** Trimmed lower-case address; empty if it is not an email address. */
export const normalisedEmail = (text: string): string => {
  const email = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : '';
};

/** Addresses at these providers identify a person even if an agency uses one. Source: specification 1, section 5. */
const freeMail = ['icloud', 'yahoo', 'gmail', 'outlook', 'hotmail', 'mailinator', 'protonmail'];

/**
 * An address at one of the agency's own domains identifies the agency and not the candidate. Source: domain rules D12.
 */
const isOwnAddress = (email: string, ownDomains: readonly string[]): boolean => {
  const domain = email.split('@')[1] ?? '';
  return ownDomains.includes(domain) && !freeMail.includes(domain.split('.')[0] ?? '');
};

/**
 * The keys of a person in a fixed order, so that concurrent claims take them alike. `e164` parses a phone number (empty
 * if invalid) and `hash` hides a value; both are arguments, since a rule imports nothing.
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

/** A key as the database functions accept it. */
export const keyText = (key: IdentityKey): string => `${key.keyType}:${key.keyHash}`;
