import { createHash, randomBytes } from 'node:crypto';

/** Returns the hash of a token for storage, so that a reader of the database can't use the link. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a link token of 256 bits, with its hash. */
export const createTestimonialToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
};
