import { createHash, randomBytes } from 'node:crypto';

/** The stored hash of a token: a reader of the database cannot use the link. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new link token of 256 bits, with its hash. */
export const createLinkToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
};
