import { createHash } from 'node:crypto';
import type { LogLeafKind, UnsuccessfulReason } from '#contract/bidding/states.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { canonicalJson, type CanonicalValue } from './canonical-json.ts';

/*
 * The leaves of a lot's log. Times are UTC with microseconds: 2026-11-20T04:01:00.123456Z. Every leaf has a random
 * nonce, so that its hash can't be guessed from its content. Before the close, nobody can therefore tell from a root
 * which leaves precede it.
 */

/** The times at which bidding ends, from this leaf on. */
interface Ends {
  readonly endsAt: string;
  readonly hardEndsAt: string;
}

/** The rules, with the currency of their amounts and the number of decimal places in that currency. */
interface RulesInForce {
  readonly rules: LotRules;
  readonly currency: string;
  readonly currencyDigits: number;
}

/** An action on one bid, which is identified by its commitment. */
interface OfBid {
  /** The bidder's pseudonym in this lot. */
  readonly bidder: string;
  readonly commitment: string;
}

/** One bidder's result on a lot, as the employer published it. */
export interface PublishedResult {
  readonly bidder: string;
  /** The bid's rank; null if the bid did not count. */
  readonly position: number | null;
  readonly isAwarded: boolean;
  readonly sharePercent: number | null;
  /** The reason shown to a bidder that was passed over. */
  readonly reason: string | null;
}

/** The content of each kind of leaf, besides `kind`, `lot`, `time` and `nonce`. */
interface LeafContents {
  rules: RulesInForce;
  opening: Ends & { readonly round: number };
  /** `rulesHash` identifies the rules that the bidder accepted. */
  bid: OfBid & { readonly round: number; readonly rulesHash: string };
  withdrawal: OfBid;
  revocation: OfBid & { readonly reason: string };
  confirmation: OfBid & { readonly rulesHash: string };
  /** All valid bids become unconfirmed. `cause` states what was changed. */
  terms: Ends & RulesInForce & { readonly cause: 'rules' | 'terms' | 'request' };
  extension: Ends & { readonly extensions: number };
  pause: { readonly reason: string | null };
  resumption: Ends;
  close: {
    readonly round: number;
    readonly endsAt: string;
    readonly outcome: 'closed' | 'unsuccessful' | 'rebid';
    readonly reason: UnsuccessfulReason | null;
  };
  round: Ends & {
    readonly round: number;
    readonly cause: 'tie' | 'employer' | 'reopening';
    /** Whether only the tied bidders can take part. */
    readonly isForTied: boolean;
  };
  award: { readonly round: number; readonly results: readonly PublishedResult[] };
  cancellation: { readonly reason: string | null };
}

export type Leaf<K extends LogLeafKind = LogLeafKind> = {
  [Kind in K]: LeafContents[Kind] & {
    readonly kind: Kind;
    readonly lot: string;
    readonly time: string;
    /** The nonce: 32 random bytes in base64url. */
    readonly nonce: string;
  };
}[K];

/** The kinds of leaves that every bidder may read after the close. Others are for a single bidder or for the audit. */
export const bidderReadableLeafKinds: readonly LogLeafKind[] = [
  'rules',
  'opening',
  'terms',
  'extension',
  'pause',
  'resumption',
  'close',
  'round',
  'cancellation',
];

/** Returns the text of a leaf, in the form in which it is stored and hashed. */
export const serializeLeaf = (leaf: Leaf): string => canonicalJson(leaf as unknown as CanonicalValue);

/** Returns the SHA-256 hash of the rules' canonical JSON, which identifies the rules. */
export const hashRules = (rules: LotRules): string =>
  createHash('sha256')
    .update(canonicalJson({ ...rules }), 'utf8')
    .digest('hex');
