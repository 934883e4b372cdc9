import { z } from 'zod';
import { logLeafKinds, lotStates } from '#contract/bidding/states.ts';
import { id, instant } from '#contract/common/ids.ts';

const auditFacts = {
  auditId: id(),
  namedAt: instant(),
  /** When Rolecall let the auditor see the agencies' names; null until then. */
  namesShownAt: instant().nullable(),
  endedAt: instant().nullable(),
};

/** One occasion on which the auditor read or downloaded a lot's log. */
const auditAccessShape = z.object({
  at: instant(),
  auditorName: z.string(),
  isDownload: z.boolean(),
  withNames: z.boolean(),
});
export type AuditAccess = z.infer<typeof auditAccessShape>;

/** An audit as Rolecall's staff see it. */
export const auditShape = z.object({
  ...auditFacts,
  auditorName: z.string(),
  personName: z.string(),
  email: z.string(),
  namedBy: z.string(),
  namesShownBy: z.string().nullable(),
  namesReason: z.string().nullable(),
  endedBy: z.string().nullable(),
  /** Each time the auditor read or downloaded the log, latest first. */
  accesses: z.array(auditAccessShape.extend({ jobTitle: z.string() })),
});
export type Audit = z.infer<typeof auditShape>;

/** An audit as its auditor sees it. */
export const ownAuditShape = z.object({
  ...auditFacts,
  engagementNumber: z.number().int(),
  title: z.string(),
  clientName: z.string(),
  lots: z.array(
    z.object({
      talentRequestId: id(),
      talentRequestNumber: z.number().int(),
      jobTitle: z.string(),
      state: z.enum(lotStates),
      closedAt: instant().nullable(),
      /** Whether the lot is settled and its log can therefore be read. */
      isReadable: z.boolean(),
    }),
  ),
});
export type OwnAudit = z.infer<typeof ownAuditShape>;

/**
 * The fields of a leaf other than its kind; a field that doesn't apply to the kind is null. docs/verify-auction.md
 * lists the kinds.
 */
const leafFactsShape = z.object({
  round: z.number().int().nullable(),
  /** The version of the rules in force from this leaf on. */
  rulesVersion: z.number().int().nullable(),
  /** The end of bidding that applies from this leaf on. */
  endsAt: z.string().nullable(),
  cause: z.enum(['rules', 'terms', 'request', 'tie', 'employer', 'reopening']).nullable(),
  outcome: z.enum(['closed', 'unsuccessful', 'rebid']).nullable(),
  reason: z.string().nullable(),
  results: z
    .array(
      z.object({
        bidder: z.string(),
        position: z.number().int().nullable(),
        isAwarded: z.boolean(),
        sharePercent: z.number().nullable(),
        reason: z.string().nullable(),
      }),
    )
    .nullable(),
});
export type LeafFacts = z.infer<typeof leafFactsShape>;

/** An entry (leaf) in a lot's log. */
const logEntryShape = z.object({
  index: z.number().int(),
  kind: z.enum(logLeafKinds),
  /** The time of the leaf, with microseconds. */
  at: z.string(),
  /** The pseudonym of the agency that the leaf is about; null if it is about no agency. */
  bidder: z.string().nullable(),
  facts: leafFactsShape,
  bid: z.object({ methodId: z.number().int(), amount: z.string(), comparable: z.string() }).nullable(),
});
export type LogEntry = z.infer<typeof logEntryShape>;

export const auditedLogShape = z.object({
  auditId: id(),
  talentRequestId: id(),
  talentRequestNumber: z.number().int(),
  jobTitle: z.string(),
  engagementNumber: z.number().int(),
  clientName: z.string(),
  currency: z.string(),
  state: z.enum(lotStates),
  /** The root hash of the final log. */
  root: z.string(),
  entries: z.array(logEntryShape),
  /** The agencies' names by pseudonym; null until Rolecall has approved showing them. */
  names: z.array(z.object({ bidder: z.string(), agencyName: z.string() })).nullable(),
});
export type AuditedLog = z.infer<typeof auditedLogShape>;

/** An opening of a lot's sealed bids, or an auditor's access to the lot's log, as shown to the lot's bidders. */
export const bidAccessShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opening'), at: instant() }),
  auditAccessShape.extend({ kind: z.literal('audit') }),
]);
export type BidAccess = z.infer<typeof bidAccessShape>;

/** A settled auction, for which Rolecall can name an auditor. */
export const settledAuctionShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  title: z.string(),
  clientName: z.string(),
  lotCount: z.number().int(),
  /** When the last lot closed; null if every lot was cancelled before it closed. */
  closedAt: instant().nullable(),
  /** The auditor of the current audit; null if there is none. */
  auditorName: z.string().nullable(),
});
export type SettledAuction = z.infer<typeof settledAuctionShape>;
