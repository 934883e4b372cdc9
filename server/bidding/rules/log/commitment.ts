import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/** The amounts that a bid commits to, as decimal strings. */
export interface BidAmounts {
  readonly methodId: number;
  readonly amount: string;
  /** The comparable value, which ranks the bids. */
  readonly comparable: string;
  /** The currency of the comparable value and of monetary amounts. */
  readonly currency: string;
}

/** A bid's amounts, as canonical JSON, and the salt, which together open the bid's commitment. */
export interface BidOpening {
  readonly amounts: string;
  /** The salt: 32 random bytes in base64url. */
  readonly salt: string;
}

const saltBytes = 32;

export const toBidOpening = ({ methodId, amount, comparable, currency }: BidAmounts, salt: string): BidOpening => ({
  amounts: canonicalJson({ methodId, amount, comparable, currency }),
  salt,
});

/**
 * Returns the SHA-256 hash of the amounts followed by the salt, in hexadecimal. It binds the bidder to the amounts
 * without revealing them.
 */
export const commitmentOf = ({ amounts, salt }: BidOpening): string => {
  const bytes = Buffer.from(salt, 'base64url');
  if (bytes.length !== saltBytes) throw new Error(`A salt must have ${String(saltBytes)} bytes.`);
  return createHash('sha256').update(amounts, 'utf8').update(bytes).digest('hex');
};
