// A small model of the market: the expected state that the model-based test compares with the product. It has its own
// names and numbers and shares no rule with the product.

/** The players. The onlooker belongs to the owner's agency and can see everything but change nothing. */
export const players = ['owner', 'onlooker', 'rival', 'employer', 'stranger'] as const;
export type Player = (typeof players)[number];

/** A player, Rolecall's staff, which decides about objections, or a candidate with the link to their consent. */
export type Caller = Player | 'provider' | 'candidate';

/** A player's agency; undefined for employers. */
export type Agency = 'agency' | 'rival';
export const agencyOf = (player: Caller): Agency | undefined =>
  player === 'rival' ? 'rival' : player === 'owner' || player === 'onlooker' ? 'agency' : undefined;

export interface ModelRequest {
  readonly id: string;
  noOfRoles: number;
  readonly cvCap: number | null;
  statusId: number;
  noOfRolesFilled: number;
  internallyFilledRoles: number;
  /** The number of changes by the employer. */
  version: number;
  /** When it entered its status. */
  changedAt: number;
  /** When its pause ends automatically; null without a pause or an end. */
  resumeAt: number | null;
  /** Whether its auction was awarded, so that candidates can be submitted whenever it is not paused or closed. */
  isAwarded: boolean;
  /** The working days between the award of its lot and the moment from which the award is final. */
  readonly standstillDays: number;
  /** How many bids its lot needs. */
  readonly minimumBids: number;
  /** From the bidding stage on. */
  lot?: ModelLot;
}

interface ModelBid {
  status: 'valid' | 'unconfirmed' | 'withdrawn' | 'revoked';
  withdrawnAt: number | null;
  /** The act of the lot by which the agency last accepted its terms. */
  acceptedAs: number;
  /** The round of the lot in which it was placed. */
  readonly round: number;
  /** Its number among the bids of the market, each of which is lower than all before. */
  readonly number: number;
}

/** An objection to an award. `closed`: the award was cancelled before a decision. */
interface ModelObjection {
  readonly id: string;
  readonly of: Agency;
  state: 'open' | 'upheld' | 'dismissed' | 'closed';
}

/** The published results of a lot, until they are set aside. */
interface ModelAward {
  /** Undefined after an award of nobody. */
  readonly winner: Agency | undefined;
  /** The agencies with a result. */
  readonly bidders: readonly Agency[];
  readonly objectors: Agency[];
  standstillEndsAt: number | null;
}

export interface ModelLot {
  state: 'open' | 'rebid' | 'closed' | 'standstill' | 'unsuccessful' | 'cancelled' | 'awarded';
  round: number;
  /** The state to which a cancelled lot returns. */
  before?: 'open' | 'rebid' | 'closed';
  /** Whether it was reopened, which is possible once. */
  isReopened: boolean;
  endsAt: number;
  /** The start of a pause or a cancellation, during which the end moves with the clock. */
  stillSince: number | null;
  /** The number of bids, confirmations and changes of terms. */
  acts: number;
  /** The act that last changed its terms; 0 if none has. */
  termsChangedAs: number;
  /** The latest bid of each agency. */
  readonly bids: Partial<Record<Agency, ModelBid>>;
  award?: ModelAward;
  /** All of its objections, also to awards that were set aside. */
  readonly objections: ModelObjection[];
}

export interface ModelApplication {
  readonly id: string;
  statusId: number;
  previousStatusId: number | null;
  withdrawnAt: number | null;
  /** Its status before it was withdrawn. */
  cameFrom: number | null;
  /** The deadline for a new tender; null if none was requested. */
  rebidDueAt: number | null;
}

export interface ModelPrequalification {
  readonly id: string;
  readonly of: Agency;
  statusId: number;
  decidedAt: number | null;
  /** The last day of an approval, YYYY-MM-DD. */
  endsOn: string | null;
}

export interface ModelCandidate {
  readonly id: string;
  readonly of: Agency;
  readonly request: ModelRequest;
  readonly person: number;
  statusId: number;
  previousStatusId: number | null;
  withdrawnAt: number | null;
  /** Whether it was withdrawn together with its agency's application. */
  wentWithApplication: boolean;
  /** The employer's moves that were not undone, in order. */
  readonly moves: { readonly from: number; readonly to: number; readonly at: number }[];
  /** The open proposal of another salary, and the salary that applies. */
  revision: { readonly by: 'agency' | 'client'; readonly salary: number } | null;
  salary: number;
  /** The employer has changed something that the agency has not acknowledged. */
  isEdited: boolean;
  /** The number of comments of both sides. */
  comments: number;
  /** When the employer can no longer claim to have known the candidate. */
  readonly claimEndsAt: number;
  /** The employer's claim, and when the agency's time to answer ends; null without one. */
  claim: { readonly id: string; state: string; readonly answerBy: number } | null;
  /** The dispute about its ownership, while undecided or once its agency has lost it. */
  disputeState: 'pending' | 'lost' | null;
  /** Whether the candidate has withdrawn the consent, after which nobody brings them back. */
  isConsentWithdrawn: boolean;
}

/** A request for a candidate's consent, with the submission that waits for it. */
export interface ModelConsent {
  readonly id: string;
  readonly by: Player;
  readonly of: Agency;
  readonly request: ModelRequest;
  readonly person: number;
  state: 'waiting' | 'agreed' | 'refused' | 'withdrawn' | 'expired' | 'cancelled';
  sentAt: number;
  readonly expiresAt: number;
  /** What the submission became; undefined before it is made, and if it failed. */
  candidate?: ModelCandidate;
}

/** A dispute of one agency about a person owned by the other. */
export interface ModelDispute {
  readonly id: string;
  readonly of: Agency;
  readonly owner: Agency;
  readonly person: number;
  state: 'open' | 'withdrawn' | 'upheld' | 'dismissed';
  readonly answerBy: number;
  isAnswered: boolean;
}

/** A topic of clarification, private to its agency until the employer publishes an answer. */
export interface ModelTopic {
  readonly id: string;
  readonly of: Agency;
  messages: number;
  isPublished: boolean;
}

export interface ModelMarket {
  readonly engagementId: string;
  readonly clientId: string;
  readonly agencyIds: Readonly<Record<Agency, string>>;
  readonly kind: 'successfee' | 'competitive';
  readonly engagementTypeId: 1 | 2;
  readonly requiresPrequalification: boolean;
  /** Whether each candidate has to agree before the submission. */
  readonly requiresConsent: boolean;
  /** An unpublished engagement is visible to its employer only. */
  readonly isPublished: boolean;
  /** The agencies' requests to the client for this role category, oldest first. */
  readonly prequalifications: ModelPrequalification[];
  status: 'open' | 'completed' | 'cancelled';
  endedAs: string | null;
  stage: string;
  closingAt: number;
  termsVersion: number;
  /** The start of the current pause, during which the closing time moves with the clock; null if not paused. */
  stillSince: number | null;
  readonly requests: ModelRequest[];
  readonly applications: Partial<Record<Agency, ModelApplication>>;
  readonly candidates: ModelCandidate[];
  readonly consents: ModelConsent[];
  readonly disputes: ModelDispute[];
  readonly topics: ModelTopic[];
  readonly discussions: { readonly id: string; readonly of: Agency; messages: number }[];
  /** How long before the end questions close and answers are due. */
  readonly questionHours: number;
  readonly answerHours: number;
  /** The planned end of the clarification stage; null before it. */
  clarificationEndsAt: number | null;
  /** The planned end of bidding; 0 before the bidding stage. */
  biddingEndsAt: number;
  /** The number of bids in all lots. */
  bidCount: number;
  /** Which agency may present which person to the client; the client itself after a claim that stands. */
  readonly ownerOf: Map<number, Agency | 'client'>;
  /** The candidate whose submission made the agency the owner of a person. */
  readonly owningCandidateOf: Map<number, ModelCandidate>;
}

/** When applications close, as of now: the time that was left when the pause began remains. */
export const effectiveClosing = (
  { closingAt, stillSince }: Pick<ModelMarket, 'closingAt' | 'stillSince'>,
  now: number,
): number => (stillSince === null ? closingAt : closingAt + (now - stillSince));

/** The end of clarification, as of now: the time that was left when a pause began remains. */
export const clarificationEnd = (
  { clarificationEndsAt: end, stillSince }: Pick<ModelMarket, 'clarificationEndsAt' | 'stillSince'>,
  now: number,
): number | null => (end === null || stillSince === null || end <= stillSince ? end : end + (now - stillSince));

/** The deadline for a new tender, as of now: it is paused with the engagement. */
export const tenderDue = (
  { stillSince }: Pick<ModelMarket, 'stillSince'>,
  { rebidDueAt }: Pick<ModelApplication, 'rebidDueAt'>,
  now: number,
): number | null => (rebidDueAt === null ? null : effectiveClosing({ closingAt: rebidDueAt, stillSince }, now));

/** The end of a lot as of now: the time that was left when a pause or a cancellation began remains. */
export const lotEnd = ({ endsAt, stillSince }: Pick<ModelLot, 'endsAt' | 'stillSince'>, now: number): number =>
  stillSince === null ? endsAt : endsAt + (now - stillSince);

/** Whether a lot takes bids until its end, in its first round or in a later one. */
export const takesBids = ({ state }: { state: string }): boolean => state === 'open' || state === 'rebid';

export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The current status of a request: an approval has expired after its last day. */
export const statusAt = (
  { statusId, endsOn }: Pick<ModelPrequalification, 'statusId' | 'endsOn'>,
  now: number,
): number => (statusId === 2 && endsOn !== null && endsOn < dayAt(now) ? 4 : statusId);

/** The current status of an agency's latest request; undefined if it never asked. */
export const latestPrequalificationStatus = (market: ModelMarket, agency: Agency, now: number): number | undefined => {
  const latest = market.prequalifications.findLast(({ of }) => of === agency);
  return latest && statusAt(latest, now);
};
