import { z } from 'zod';
import { leafKinds, lotStates } from '#contract/bidding/states.ts';
import { id, instant } from '#contract/common/ids.ts';

const auditFacts = {
  auditId: id(),
  namedAt: instant(),
  /** When Rolecall let the auditor see the names of the agencies; null before. */
  namesShownAt: instant().nullable(),
  endedAt: instant().nullable(),
};

/** One reading or download of a lot's log by its auditor. */
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
  /** Latest first. */
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
      /** Whether the lot is settled and has a log. */
      isReadable: z.boolean(),
    }),
  ),
});
export type OwnAudit = z.infer<typeof ownAuditShape>;

/** What a leaf says besides its kind; null where its kind says nothing about it. docs/verify-auction.md has the kinds. */
const leafFactsShape = z.object({
  round: z.number().int().nullable(),
  /** The version of the rules in force from this leaf on. */
  rulesVersion: z.number().int().nullable(),
  /** The end of bidding from this leaf on. */
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

/** A leaf of a lot's log. */
const logEntryShape = z.object({
  index: z.number().int(),
  kind: z.enum(leafKinds),
  /** With microseconds. */
  at: z.string(),
  /** The pseudonym of the agency that it is about. */
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
  /** Of the final log. */
  root: z.string(),
  entries: z.array(logEntryShape),
  /** Only once Rolecall has approved it. */
  names: z.array(z.object({ bidder: z.string(), agencyName: z.string() })).nullable(),
});
export type AuditedLog = z.infer<typeof auditedLogShape>;

/** One decryption of a lot's bids, or reading of its log, as its bidders see it. */
export const bidAccessShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opening'), at: instant() }),
  auditAccessShape.extend({ kind: z.literal('audit') }),
]);
export type BidAccess = z.infer<typeof bidAccessShape>;

/** A settled auction, whose auditor Rolecall can name. */
export const settledAuctionShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  title: z.string(),
  clientName: z.string(),
  lotCount: z.number().int(),
  /** When the last lot closed; null if all were cancelled before. */
  closedAt: instant().nullable(),
  /** Of the running audit. */
  auditorName: z.string().nullable(),
});
export type SettledAuction = z.infer<typeof settledAuctionShape>;
