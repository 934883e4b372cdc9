import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { biddingRefusals } from '../refusals.ts';
import { openingShape } from '../shapes.ts';

const view = { agency: 'Bidding Stage=View Details' } as const;

/** Hashes in hexadecimal, as in RFC 9162. */
const proofShape = z.array(z.string());

/** The evidence for tools/verify-auction.mjs; docs/verify-auction.md explains each field. */
const evidenceShape = z.object({
  version: z.literal(1),
  lot: id(),
  /** The rules in force, in canonical JSON. */
  rules: z.string(),
  /** The agency's signed receipts, oldest first. */
  receipts: z.array(z.string()),
  /** Its signed refusals, withdrawals, confirmations and revocations, oldest first. */
  notices: z.array(z.string()),
  /** Null before the result is published. */
  certificate: z.string().nullable(),
  /** The latest signed head; null before the close, and for an agency without a bid. */
  finalHead: z.string().nullable(),
  /** Heads that were signed before it, with the proof that each is an earlier state of the same log. */
  earlierHeads: z.array(z.object({ head: z.string(), consistency: proofShape })),
  /** The agency's own leaves and those about no bidder, in the order of the log; empty while there is no final head. */
  leaves: z.array(
    z.object({
      index: z.number().int(),
      /** The canonical JSON that is hashed. */
      leaf: z.string(),
      /** Leads from the leaf to the root of the final head. */
      inclusion: proofShape,
      /** Of a bid. */
      opening: openingShape.nullable(),
      /** Of an own leaf: the log up to it, whose root its receipt has, is an earlier state of the final log. */
      consistency: proofShape.nullable(),
    }),
  ),
});
export type Evidence = ReturnType<typeof evidenceShape.parse>;

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
