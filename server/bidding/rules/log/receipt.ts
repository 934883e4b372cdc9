import type { BidAmounts } from './commitment.ts';

/*
 * The payloads of the documents that the auction key signs. Before the close they must not reveal rivals' activity:
 * they have no sequence, index, size or proof, and `root` is opaque (leaf.ts says why).
 */

/** The `typ` in the header of each document, so that none can be presented as another. */
export const documentType = {
  receipt: 'rolecall-receipt',
  refusal: 'rolecall-refusal',
  withdrawal: 'rolecall-withdrawal',
  confirmation: 'rolecall-confirmation',
  revocation: 'rolecall-revocation',
  head: 'rolecall-head',
  certificate: 'rolecall-certificate',
} as const;

/** The bid was received at this time; `root` is the log's root with it as the latest leaf. */
export interface Receipt {
  readonly lot: string;
  readonly receivedAt: string;
  readonly commitment: string;
  readonly root: string;
}

/** The attempt was refused. There is no leaf for it. */
export interface Refusal {
  readonly lot: string;
  /** The ID of the agency that was refused. */
  readonly agency: string;
  readonly refusedAt: string;
  /** The code of the refusal. */
  readonly reason: string;
}

/** A withdrawal, a confirmation or a revocation of the bid with this commitment. */
export interface BidNotice {
  readonly lot: string;
  readonly at: string;
  readonly commitment: string;
  readonly root: string;
  /** Why the bid was revoked. */
  readonly reason?: string;
}

/** The state of the log after a close or an award, the same for everyone. */
export interface Head {
  readonly lot: string;
  readonly size: number;
  readonly root: string;
  /** The time of the latest leaf. */
  readonly time: string;
}

/** One of the bidder's own bids in its certificate. */
export interface CertifiedBid extends BidAmounts {
  readonly receivedAt: string;
  readonly commitment: string;
  readonly rulesHash: string;
  readonly status: string;
  /** The signed receipt. */
  readonly receipt: string;
}

/** The result of a lot for one bidder, complete with its own bids. */
export interface Certificate {
  readonly lot: string;
  readonly title: string;
  readonly client: string;
  readonly agency: string;
  readonly agencyName: string;
  /** The bidder's pseudonym in this lot, by which an auditor finds it. */
  readonly bidder: string;
  readonly issuedAt: string;
  readonly rulesHash: string;
  readonly bids: readonly CertifiedBid[];
  /** Null if the bid did not count. */
  readonly position: number | null;
  /** Null unless the rules show it. */
  readonly bidderCount: number | null;
  readonly awardedCount: number;
  readonly isAwarded: boolean;
  readonly sharePercent: number | null;
  /** The employer's reason for an exception, as this bidder reads it. */
  readonly reason: string | null;
  readonly head: Head;
}

/** The payload of a document that this server has signed; the signature is not verified again. */
export const payloadOf = <Payload>(jws: string): Payload =>
  JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8')) as Payload;
