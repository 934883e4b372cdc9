import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { biddingRefusals } from '../refusals.ts';
import { bidOpeningShape } from '../shapes.ts';

const view = { agency: 'Bidding Stage=View Details' } as const;

/** The hashes of a proof in hexadecimal, as in RFC 9162. */
const proofShape = z.array(z.string());

/** The evidence that tools/verify-auction.mjs checks; docs/verify-auction.md explains each field. */
const evidenceShape = z.object({
  version: z.literal(1),
  lot: id(),
  /** The rules in force, in canonical JSON. */
  rules: z.string(),
  /** The agency's signed receipts, oldest first. */
  receipts: z.array(z.string()),
  /** The agency's signed refusals, withdrawals, confirmations and revocations, oldest first. */
  notices: z.array(z.string()),
  /** The certificate of the result; null until the result is published. */
  certificate: z.string().nullable(),
  /** The latest signed head of the log; null before the close, and for an agency that made no bid. */
  finalHead: z.string().nullable(),
  /** Heads that were signed before the final one, each with the proof that it is an earlier state of the same log. */
  earlierHeads: z.array(z.object({ head: z.string(), consistency: proofShape })),
  /**
   * The agency's own leaves and the leaves that concern no bidder, in log order. Empty until the final head is signed.
   */
  leaves: z.array(
    z.object({
      index: z.number().int(),
      /** The canonical JSON that was hashed for this leaf. */
      leaf: z.string(),
      /** The inclusion proof from the leaf to the root of the final head. */
      inclusion: proofShape,
      /** The opening of the bid in this leaf; null if the leaf isn't a bid. */
      opening: bidOpeningShape.nullable(),
      /**
       * The proof that the log up to this leaf is an earlier state of the final log. The receipt contains that state's
       * root. Null unless the leaf is the agency's own.
       */
      consistency: proofShape.nullable(),
    }),
  ),
});
export type LotEvidence = ReturnType<typeof evidenceShape.parse>;

export const readEvidence = operation({
  name: 'bidding.evidence',
  summary: "Returns the agency's receipts, certificate and proofs of a lot, as the verifier reads them",
  effect: 'read',
  access: view,
  input: z.object({ talentRequestId: id() }),
  output: evidenceShape,
});

export const downloadCertificate = operation({
  name: 'bidding.certificate',
  summary: "Returns the agency's result certificate of a lot as a PDF",
  effect: 'read',
  access: view,
  input: z.object({ talentRequestId: id() }),
  output: z.unknown(),
  download: true,
  refusals: [biddingRefusals['no-result-yet']],
});
