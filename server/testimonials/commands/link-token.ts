import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a token: whoever reads the database cannot use a link. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token of a link, of 256 bits, with what is kept of it. */
export const createLinkToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
};
