import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { lotRulesShape } from '#contract/engagements/shapes.ts';
import { bidStatuses, lotStates, objectionStates, lotResultStates, unsuccessfulReasons } from './states.ts';

/** The times and state of a lot, visible to everyone with access to the engagement. */
export const lotTimingShape = z.object({
  talentRequestId: id(),
  talentRequestNumber: z.number().int(),
  engagementId: id(),
  jobTitle: z.string(),
  noOfRoles: z.number().int(),
  state: z.enum(lotStates),
  /** The number of the round: 1 at first, increased by one with each re-bid or reopening. */
  round: z.number().int(),
  opensAt: instant().nullable(),
  /** The end of bidding before any extension. */
  scheduledEndsAt: instant().nullable(),
  /**
   * The current end of bidding. While the talent request is paused, the end is postponed by the length of the pause so
   * far.
   */
  endsAt: instant().nullable(),
  /** The latest possible end; no extension goes beyond it. */
  hardEndsAt: instant().nullable(),
  extensions: z.number().int(),
  isPaused: z.boolean(),
  closedAt: instant().nullable(),
  standstillEndsAt: instant().nullable(),
  unsuccessfulReason: z.enum(unsuccessfulReasons).nullable(),
});
export type LotTiming = z.infer<typeof lotTimingShape>;

/** The agency's own position in a lot. Apart from these fields, nothing about the other bidders is ever returned. */
export const lotPositionShape = z.object({
  /** The agency's rank; null if the agency has no valid bid, and until a sealed lot closes. */
  position: z.number().int().nullable(),
  /** The number of bidders with a valid bid; null if the lot doesn't show it to agencies. */
  bidderCount: z.number().int().nullable(),
  /** The best amount so far; null unless the lot is open ranked. */
  leadingAmount: z.string().nullable(),
  /** Whether the agency's bid would be awarded if bidding ended now; null if `position` is null. */
  isInAward: z.boolean().nullable(),
});
export type LotPosition = z.infer<typeof lotPositionShape>;

/** A bid by the caller's own agency, with the field names from the specification. */
const ownBidShape = z.object({
  bidId: id(),
  tenantId: id(),
  talentRequestId: id(),
  bidMethodId: z.number().int(),
  /** A percentage for bid methods 1 and 2, otherwise an amount of money. */
  bidAmount: z.string(),
  bidCurrency: z.string(),
  bidMethodCurrencyId: z.number().int(),
  bidMethodCurrencyIso: z.string(),
  percentBase: z.string().nullable(),
  percentCompensation: z.string().nullable(),
  /** The value by which the bid is ranked, in the currency of the engagement. */
  totalDayRateBid: z.string(),
  /** The time of receipt in UTC, with microseconds. */
  bidTimestamp: z.string(),
  /** The time of receipt in milliseconds since 1970. */
  bidTime: z.number().int(),
  agencyName: z.string(),
  /** The agency's position right after this bid; null if the bid is sealed. */
  positionThen: z.number().int().nullable(),
  round: z.number().int(),
  placedByName: z.string(),
  status: z.enum(bidStatuses),
  /** The signed receipt, in compact form. */
  receipt: z.string(),
});
export type OwnBid = z.infer<typeof ownBidShape>;

/** The agency's current rights in a lot. */
const lotRightsShape = z.object({ placeBid: rightShape, withdrawBid: rightShape, confirmBid: rightShape });

/** A lot in the agency's list: its clock and the agency's own position. */
export const lotListItemShape = z.object({
  ...lotTimingShape.shape,
  ...lotPositionShape.shape,
  hasPlacedBid: z.boolean(),
  bidStatus: z.enum(bidStatuses).nullable(),
  /**
   * The step that the agency must take for its bid to count; null if there is none, or if the caller isn't allowed to
   * take it.
   */
  nextAction: z.enum(['confirm', 'bid', 'rebid']).nullable(),
  /** Whether the lot was awarded to the agency; null before the result is published. */
  isAwarded: z.boolean().nullable(),
});
export type LotListItem = z.infer<typeof lotListItemShape>;

/** A lot as an agency sees it. */
export const lotShape = z.object({
  ...lotListItemShape.shape,
  clientId: id(),
  clientName: z.string(),
  timeZone: z.string(),
  currencyId: z.number().int(),
  currencyIso: z.string(),
  rules: lotRulesShape,
  /** The rules as sentences, for agencies to read before they bid. */
  ruleSentences: z.array(z.string()),
  /** The SHA-256 of the rules, as in the first leaf of the log. */
  rulesHash: z.string(),
  /** The version of the engagement's current terms. By bidding, an agency accepts this version. */
  termsVersion: z.number().int(),
  /** The agency's latest valid or unconfirmed bid. */
  ownBid: ownBidShape.nullable(),
  /** The largest amount that the agency could bid now; null if there is no limit. */
  maximumAmount: z.string().nullable(),
  /** The deadline for withdrawing the current bid; null if it can't be withdrawn. */
  withdrawableUntil: instant().nullable(),
  /** The server's time, for setting the countdown. */
  serverTime: instant(),
  can: lotRightsShape,
});
export type LotView = z.infer<typeof lotShape>;

/** An entry in the agency's own bid history for a lot. A refused attempt has a signed refusal instead of a receipt. */
export const bidHistoryRowShape = z.object({
  entryId: id(),
  at: z.string(),
  amount: z.string().nullable(),
  totalDayRateBid: z.string().nullable(),
  positionThen: z.number().int().nullable(),
  round: z.number().int(),
  byName: z.string(),
  status: z.enum(bidStatuses),
  /** Why the attempt was refused, or why the bid was withdrawn or revoked. */
  reason: z.string().nullable(),
  /** The signed receipt, refusal or withdrawal. */
  proof: z.string(),
});
export type BidHistoryRow = z.infer<typeof bidHistoryRowShape>;

/** A bidder as the employer sees it: under a pseudonym until the close, then by name. */
const bidderShape = z.object({
  /** The bidder's pseudonym in this lot. */
  bidder: z.string(),
  supplierId: id().nullable(),
  agencyName: z.string().nullable(),
  /** The bidder's rank; null while the lot is sealed. */
  position: z.number().int().nullable(),
  bidAmount: z.string().nullable(),
  totalDayRateBid: z.string().nullable(),
  receivedAt: z.string().nullable(),
  status: z.enum(['valid', 'unconfirmed', 'withdrawn', 'revoked']),
  isTied: z.boolean(),
  isAwarded: z.boolean(),
  /** The employer's reason for passing over the agency, as shown to the agency. */
  reason: z.string().nullable(),
  /** The agency's past work for this employer; null until the lot closes. */
  record: z
    .object({
      submitted: z.number().int(),
      hired: z.number().int(),
      /**
       * The median number of days from the opening of a talent request to the first submission; null without
       * submissions.
       */
      daysToSubmit: z.number().nullable(),
    })
    .nullable(),
});
export type Bidder = z.infer<typeof bidderShape>;

export const objectionShape = z.object({
  objectionId: id(),
  talentRequestId: id(),
  jobTitle: z.string(),
  engagementId: id(),
  engagementNumber: z.number().int(),
  clientName: z.string(),
  agencyName: z.string(),
  text: z.string(),
  state: z.enum(objectionStates),
  madeAt: instant(),
  /** When the objection was decided or closed. */
  decidedAt: instant().nullable(),
  decisionText: z.string().nullable(),
});
export type Objection = z.infer<typeof objectionShape>;

/** A lot as the employer and the provider's staff see it. */
export const employerLotShape = z.object({
  ...lotTimingShape.shape,
  rules: lotRulesShape,
  ruleSentences: z.array(z.string()),
  currencyIso: z.string(),
  bidCount: z.number().int(),
  /** The bidders; empty while the lot is sealed. */
  bidders: z.array(bidderShape),
  /** The maximum number of agencies to which the lot can be awarded; null if it can be awarded to all that qualify. */
  awardLimit: z.number().int().nullable(),
  wasReopened: z.boolean(),
  /**
   * Whether the contracted days or hours must be entered for a new round, because a day or hourly rate has no fee
   * without them.
   */
  lacksContractedTime: z.boolean(),
  objections: z.array(objectionShape),
  can: z.object({ change: rightShape, award: rightShape, reopen: rightShape, requestRebid: rightShape }),
});
export type EmployerLot = z.infer<typeof employerLotShape>;

/** The result of a lot for the caller's own agency. */
export const lotResultShape = z.object({
  ...lotTimingShape.shape,
  clientName: z.string(),
  timeZone: z.string(),
  engagementTitle: z.string(),
  resultState: z.enum(lotResultStates).nullable(),
  isAwarded: z.boolean(),
  position: z.number().int().nullable(),
  bidderCount: z.number().int().nullable(),
  awardedCount: z.number().int(),
  ownBid: ownBidShape.nullable(),
  /** The employer's reason for passing over the agency; null if the agency was not passed over. */
  reason: z.string().nullable(),
  /** The root and size of the final log, the same for every agency. */
  finalHead: z.object({ size: z.number().int(), root: z.string(), signed: z.string() }).nullable(),
  objection: objectionShape.nullable(),
  can: z.object({ object: rightShape }),
});
export type LotResult = z.infer<typeof lotResultShape>;

/** The amounts of a bid in canonical JSON, with the salt. */
export const bidOpeningShape = z.object({ amounts: z.string(), salt: z.string() });

/** A lot's complete log with the openings of all bids, for an auditor. */
export const auditBundleShape = z.object({
  version: z.literal(1),
  lot: id(),
  finalHead: z.string(),
  leaves: z.array(z.object({ leaf: z.string(), opening: bidOpeningShape.nullable() })),
});
