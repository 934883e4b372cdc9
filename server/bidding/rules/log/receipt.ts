import type { BidAmounts } from './commitment.ts';

/*
 * The payloads of the documents signed with the auction key. Before the close they must not reveal the rivals'
 * activity, so they contain no sequence, index, size or proof, and nothing can be inferred from `root` (see leaf.ts).
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

/** Confirms that the bid was received at this time. `root` is the log's root with this bid as the latest leaf. */
export interface BidReceipt {
  readonly lot: string;
  readonly receivedAt: string;
  readonly commitment: string;
  readonly root: string;
}

/** Confirms that the attempt was refused. Refused attempts have no leaf in the log. */
export interface BidRefusal {
  readonly lot: string;
  /** The ID of the refused agency. */
  readonly agency: string;
  readonly refusedAt: string;
  /** The code of the refusal. */
  readonly reason: string;
}

/** Confirms that the bid with this commitment was withdrawn, confirmed or revoked. */
export interface BidNotice {
  readonly lot: string;
  readonly at: string;
  readonly commitment: string;
  readonly root: string;
  /** Why the bid was revoked. */
  readonly reason?: string;
}

/** The state of the log after a close or an award. Everyone gets the same head. */
export interface LogHead {
  readonly lot: string;
  readonly size: number;
  readonly root: string;
  /** The time of the latest leaf. */
  readonly time: string;
}

/** One of the bidder's own bids, as listed in its certificate. */
export interface CertifiedBid extends BidAmounts {
  readonly receivedAt: string;
  readonly commitment: string;
  readonly rulesHash: string;
  readonly status: string;
  /** The signed receipt. */
  readonly receipt: string;
}

/** One bidder's result on a lot, with all of its own bids. */
export interface Certificate {
  readonly lot: string;
  readonly title: string;
  readonly client: string;
  readonly agency: string;
  readonly agencyName: string;
  /** The bidder's pseudonym in this lot, by which an auditor can identify the bidder. */
  readonly bidder: string;
  readonly issuedAt: string;
  readonly rulesHash: string;
  readonly bids: readonly CertifiedBid[];
  /** The bid's rank; null if the bid did not count. */
  readonly position: number | null;
  /** The number of bidders; null if the rules hide it. */
  readonly bidderCount: number | null;
  readonly awardedCount: number;
  readonly isAwarded: boolean;
  readonly sharePercent: number | null;
  /** The employer's reason for passing over the bid, as this bidder reads it. */
  readonly reason: string | null;
  readonly head: LogHead;
}

/** Returns the payload of a document that this server has signed, without verifying the signature again. */
export const decodeJwsPayload = <Payload>(jws: string): Payload =>
  JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8')) as Payload;
