import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { lotRulesShape } from '#contract/engagements/shapes.ts';
import { bidStatuses, lotStates, objectionStates, resultStates, unsuccessfulReasons } from './states.ts';

/** The times and the state of a lot, visible to everyone with access to its engagement. */
export const lotClockShape = z.object({
  talentRequestId: id(),
  talentRequestNumber: z.number().int(),
  engagementId: id(),
  jobTitle: z.string(),
  noOfRoles: z.number().int(),
  state: z.enum(lotStates),
  /** The first round is 1; each re-bid adds one. */
  round: z.number().int(),
  opensAt: instant().nullable(),
  /** The end before any extension. */
  scheduledEndsAt: instant().nullable(),
  /** The current end; it moves with the clock while the talent request is paused. */
  endsAt: instant().nullable(),
  /** No extension goes past this. */
  hardEndsAt: instant().nullable(),
  extensions: z.number().int(),
  isPaused: z.boolean(),
  closedAt: instant().nullable(),
  standstillEndsAt: instant().nullable(),
  unsuccessfulReason: z.enum(unsuccessfulReasons).nullable(),
});
export type LotClock = z.infer<typeof lotClockShape>;

/** The agency's own position in a lot. Nothing else of the other bidders is ever returned. */
export const positionShape = z.object({
  /** Null without a valid bid, and before the close of a sealed lot. */
  position: z.number().int().nullable(),
  /** Null unless the lot shows the number of bidders. */
  bidderCount: z.number().int().nullable(),
  /** The best amount, in open ranked lots only. */
  leadingAmount: z.string().nullable(),
  /** Whether the bid would be awarded if bidding ended now; null when the position is. */
  isInAward: z.boolean().nullable(),
});
export type Position = z.infer<typeof positionShape>;

/** A bid of the caller's own agency, with the field names of the specification. */
const ownBidShape = z.object({
  bidId: id(),
  tenantId: id(),
  talentRequestId: id(),
  bidMethodId: z.number().int(),
  /** A percentage for the methods 1 and 2, otherwise an amount of money. */
  bidAmount: z.string(),
  bidCurrency: z.string(),
  bidMethodCurrencyId: z.number().int(),
  bidMethodCurrencyIso: z.string(),
  percentBase: z.string().nullable(),
  percentCompensation: z.string().nullable(),
  /** The comparable value, in the currency of the engagement. */
  totalDayRateBid: z.string(),
  /** The time of receipt in UTC, with microseconds. */
  bidTimestamp: z.string(),
  /** The same in milliseconds since 1970. */
  bidTime: z.number().int(),
  agencyName: z.string(),
  /** The agency's position right after this bid; null for a sealed bid. */
  positionThen: z.number().int().nullable(),
  round: z.number().int(),
  placedByName: z.string(),
  status: z.enum(bidStatuses),
  /** The signed receipt, in compact form. */
  receipt: z.string(),
});
export type OwnBid = z.infer<typeof ownBidShape>;

/** The agency's rights in a lot now. */
const lotRightsShape = z.object({ placeBid: rightShape, withdrawBid: rightShape, confirmBid: rightShape });

/** A lot in the agency's list: its clock and the agency's own position. */
export const ownLotShape = z.object({
  ...lotClockShape.shape,
  ...positionShape.shape,
  hasPlacedBid: z.boolean(),
  bidStatus: z.enum(bidStatuses).nullable(),
  /** What the agency can do now for its bid to count; null if nothing, or if the caller may not. */
  nextAction: z.enum(['confirm', 'bid', 'rebid']).nullable(),
  /** Whether the lot was awarded to the agency; null before the result is published. */
  isAwarded: z.boolean().nullable(),
});
export type OwnLot = z.infer<typeof ownLotShape>;

/** A lot as an agency sees it. */
export const lotShape = z.object({
  ...ownLotShape.shape,
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
  /** The current terms of the engagement, which a bid accepts. */
  termsVersion: z.number().int(),
  /** The latest valid or unconfirmed bid of the agency. */
  ownBid: ownBidShape.nullable(),
  /** The largest amount that the agency could bid now; null without a limit. */
  maximumAmount: z.string().nullable(),
  /** Until when the current bid can be withdrawn; null without one. */
  withdrawableUntil: instant().nullable(),
  /** The server's time, to which the countdown is set. */
  serverTime: instant(),
  can: lotRightsShape,
});
export type LotView = z.infer<typeof lotShape>;

/** A line of the agency's own history in a lot; refused attempts have no receipt but a signed refusal. */
export const bidHistoryRowShape = z.object({
  entryId: id(),
  at: z.string(),
  amount: z.string().nullable(),
  totalDayRateBid: z.string().nullable(),
  positionThen: z.number().int().nullable(),
  round: z.number().int(),
  byName: z.string(),
  status: z.enum(bidStatuses),
  /** Why the attempt was refused, or the bid withdrawn or revoked. */
  reason: z.string().nullable(),
  /** The signed receipt, refusal or withdrawal. */
  proof: z.string(),
});
export type BidHistoryRow = z.infer<typeof bidHistoryRowShape>;

/** A bidder as its employer sees it: by pseudonym until the close, then by name. */
const bidderShape = z.object({
  /** The bidder's pseudonym in this lot. */
  bidder: z.string(),
  supplierId: id().nullable(),
  agencyName: z.string().nullable(),
  /** Null while the lot is sealed. */
  position: z.number().int().nullable(),
  bidAmount: z.string().nullable(),
  totalDayRateBid: z.string().nullable(),
  receivedAt: z.string().nullable(),
  status: z.enum(['valid', 'unconfirmed', 'withdrawn', 'revoked']),
  isTied: z.boolean(),
  isAwarded: z.boolean(),
  /** The reason that a passed-over agency reads. */
  reason: z.string().nullable(),
  /** The agency's past work for this employer. Null before the close. */
  record: z
    .object({
      submitted: z.number().int(),
      hired: z.number().int(),
      /** Median days from the request's opening to the first submission; null without any. */
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
  /** When it was decided or closed. */
  decidedAt: instant().nullable(),
  decisionText: z.string().nullable(),
});
export type Objection = z.infer<typeof objectionShape>;

/** A lot as its employer and the provider's staff see it. */
export const employerLotShape = z.object({
  ...lotClockShape.shape,
  rules: lotRulesShape,
  ruleSentences: z.array(z.string()),
  currencyIso: z.string(),
  bidCount: z.number().int(),
  /** Empty while the lot is sealed. */
  bidders: z.array(bidderShape),
  /** How many agencies can be awarded; null if all that qualify can. */
  awardLimit: z.number().int().nullable(),
  wasReopened: z.boolean(),
  /** Whether a new round needs the contracted time, because a day or hourly rate has no fee without it. */
  lacksContractedTime: z.boolean(),
  objections: z.array(objectionShape),
  can: z.object({ change: rightShape, award: rightShape, reopen: rightShape, requestRebid: rightShape }),
});
export type EmployerLot = z.infer<typeof employerLotShape>;

/** The result of a lot for the caller's own agency. */
export const lotResultShape = z.object({
  ...lotClockShape.shape,
  clientName: z.string(),
  timeZone: z.string(),
  engagementTitle: z.string(),
  resultState: z.enum(resultStates).nullable(),
  isAwarded: z.boolean(),
  position: z.number().int().nullable(),
  bidderCount: z.number().int().nullable(),
  awardedCount: z.number().int(),
  ownBid: ownBidShape.nullable(),
  /** The employer's reason, for an agency that was passed over. */
  reason: z.string().nullable(),
  /** Root and size of the final log, the same for everyone. */
  finalHead: z.object({ size: z.number().int(), root: z.string(), signed: z.string() }).nullable(),
  objection: objectionShape.nullable(),
  can: z.object({ object: rightShape }),
});
export type LotResult = z.infer<typeof lotResultShape>;

/** A bid's amounts in canonical JSON and its salt. */
export const openingShape = z.object({ amounts: z.string(), salt: z.string() });

/** The whole log of a lot with all openings, for an auditor. */
export const auditBundleShape = z.object({
  version: z.literal(1),
  lot: id(),
  finalHead: z.string(),
  leaves: z.array(z.object({ leaf: z.string(), opening: openingShape.nullable() })),
});
export type AuditBundle = ReturnType<typeof auditBundleShape.parse>;
