// A small model of the market, whose state the model-based test compares with the product's. It has its own names and
// shares no rules with the product, only the numbers of the statuses.
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import type { TalentRequestStatusId, EngagementTypeId } from '#contract/engagements/states.ts';
import type { PrequalificationStatusId } from '#contract/prequalification/states.ts';
import type { PersonVariant } from './people/person-variant.ts';

/** The players. The onlooker belongs to the owner's agency, and can see everything but change nothing. */
export const modelPlayers = ['owner', 'onlooker', 'rival', 'employer', 'stranger'] as const;
export type ModelPlayer = (typeof modelPlayers)[number];

/** The caller of an operation: a player, Rolecall's staff, or a candidate with the link to their consent request. */
export type ModelCaller = ModelPlayer | 'provider' | 'candidate';

/** The two agencies, to which the employer and the stranger don't belong. */
export type Agency = 'agency' | 'rival';
export const agencyOf = (player: ModelCaller): Agency | undefined =>
  player === 'rival' ? 'rival' : player === 'owner' || player === 'onlooker' ? 'agency' : undefined;

export interface ModelRequest {
  readonly id: string;
  noOfRoles: number;
  readonly cvCap: number | null;
  statusId: TalentRequestStatusId;
  noOfRolesFilled: number;
  internallyFilledRoles: number;
  /** The number of changes that the employer has made to the request. */
  version: number;
  /** When the request entered its current status. */
  changedAt: number;
  /** When the request's pause ends automatically; null if it is not paused or its pause has no end. */
  resumeAt: number | null;
  /**
   * Whether the request's lot was awarded, so that candidates can be submitted whenever the request is not paused or
   * closed.
   */
  isAwarded: boolean;
  /** The working days between the lot's award and the moment when the award becomes final. */
  readonly standstillDays: number;
  /** The number of bids that the lot needs. */
  readonly minimumBids: number;
  /** The request's lot, from the bidding stage on. */
  lot?: ModelLot;
}

interface ModelBid {
  status: 'valid' | 'unconfirmed' | 'withdrawn' | 'revoked';
  withdrawnAt: number | null;
  /** The number of the action with which the agency last accepted the terms, counted within the lot. */
  acceptedAs: number;
  /** The round of the lot in which the bid was placed. */
  readonly round: number;
  /** The bid's number in the market. Each bid is lower than all earlier ones. */
  readonly number: number;
}

/** An objection to an award. It is `closed` if the award was cancelled before a decision. */
interface ModelObjection {
  readonly id: string;
  readonly of: Agency;
  state: 'open' | 'upheld' | 'dismissed' | 'closed';
}

/** The published results of a lot, until they are set aside. */
interface ModelAward {
  /** The winner; undefined if the lot was awarded to nobody. */
  readonly winner: Agency | undefined;
  /** The agencies that have a result. */
  readonly bidders: readonly Agency[];
  readonly objectors: Agency[];
  standstillEndsAt: number | null;
}

export interface ModelLot {
  state: 'open' | 'rebid' | 'closed' | 'standstill' | 'unsuccessful' | 'cancelled' | 'awarded';
  round: number;
  /** The state to which a cancelled lot will return. */
  before?: 'open' | 'rebid' | 'closed';
  /** Whether the lot was reopened, which is possible only once. */
  isReopened: boolean;
  endsAt: number;
  /** When the lot's pause or cancellation began. Until the lot resumes, its end moves with the clock. */
  stillSince: number | null;
  /** The number of bids, confirmations and changes of the terms. */
  acts: number;
  /** The number of the action that last changed the lot's terms; 0 if there is none. */
  termsChangedAs: number;
  /** Each agency's latest bid. */
  readonly bids: Partial<Record<Agency, ModelBid>>;
  award?: ModelAward;
  /** All objections in the lot, including those to awards that were set aside. */
  readonly objections: ModelObjection[];
}

export interface ModelApplication {
  readonly id: string;
  statusId: ApplicationStatusId;
  previousStatusId: ApplicationStatusId | null;
  withdrawnAt: number | null;
  /** The application's status before it was withdrawn. */
  cameFrom: ApplicationStatusId | null;
  /** The deadline for a new tender; null if none was requested. */
  rebidDueAt: number | null;
}

export interface ModelPrequalification {
  readonly id: string;
  readonly of: Agency;
  statusId: PrequalificationStatusId;
  decidedAt: number | null;
  /** The last day of the approval, as YYYY-MM-DD. */
  endsOn: string | null;
}

export interface ModelCandidate {
  readonly id: string;
  readonly of: Agency;
  readonly request: ModelRequest;
  readonly person: number;
  readonly variant: PersonVariant;
  readonly submittedAt: number;
  /** The candidate that began the ownership under which this one was submitted; null if this one did. */
  owning: ModelCandidate | null;
  /** The latest change of the status. */
  lastStep: { statusId: CandidateStatusId; at: number };
  statusId: CandidateStatusId;
  previousStatusId: CandidateStatusId | null;
  withdrawnAt: number | null;
  /** Whether the candidate was withdrawn together with the agency's application. */
  wentWithApplication: boolean;
  /** The employer's moves that have not been undone, in order. */
  readonly moves: { readonly from: CandidateStatusId; readonly to: CandidateStatusId; readonly at: number }[];
  /** The open proposal for another salary. Until it is approved, `salary` applies. */
  revision: { readonly by: 'agency' | 'client'; readonly salary: number } | null;
  /** The proposal that ended with the candidacy, and opens again if that step is undone. */
  lapsedRevision: ModelCandidate['revision'];
  salary: number;
  /** The location and the salary in each version, from the submission on. */
  readonly versions: { readonly place: string; readonly salary: number }[];
  /** Whether the employer has changed something that the agency has not acknowledged. */
  isEdited: boolean;
  /** The number of comments from both sides. */
  comments: number;
  /** The end of the period that this submission gives the employer for claiming that it already knew the candidate. */
  readonly claimEndsAt: number;
  /** The employer's claim, with the agency's deadline to answer it; null if there is none. */
  claim: { readonly id: string; state: string; readonly answerBy: number } | null;
  /** The state of the dispute over the candidate: undecided, or lost by the candidate's agency. */
  disputeState: 'pending' | 'lost' | null;
  /** The fee of a hire while the candidate is disputed, or after it was assigned to the other agency. */
  feeState: 'on_hold' | 'assigned' | null;
  /** Whether the candidate has withdrawn their consent. If so, nobody can restore the candidacy. */
  isConsentWithdrawn: boolean;
}

/** A request for a candidate's consent, with the submission that depends on it. */
export interface ModelConsent {
  readonly id: string;
  readonly by: ModelPlayer;
  readonly of: Agency;
  readonly request: ModelRequest;
  readonly person: number;
  readonly variant: PersonVariant;
  readonly emailAddress: string;
  state: 'waiting' | 'agreed' | 'refused' | 'withdrawn' | 'expired' | 'cancelled';
  /** Whether the candidate agreed or refused, whatever happened later. */
  isAnswered: boolean;
  sentAt: number;
  readonly expiresAt: number;
  /** When the candidate refused or withdrew, and the contacts by which the agency knew them then. */
  refused?: { readonly at: number; readonly contacts: ReadonlySet<string> };
  /** The candidate created by the submission; undefined before the submission, and if it failed. */
  candidate?: ModelCandidate;
}

/** The ownership of a person: by the agency that may present them, or by the client after a successful claim. */
export interface ModelOwnership {
  readonly person: number;
  /** The talent request, or the client for all of its requests. */
  readonly scopeId: string;
  of: Agency | 'client';
  /** The owned contacts. */
  contacts: ReadonlySet<string>;
  /** The time at which the current owner's period began. */
  since: number;
  /** The current owner's first candidate since then; null if it has none, as after a dispute. */
  first: ModelCandidate | null;
  until: number;
}

/** One agency's dispute about a person the other agency owns. */
export interface ModelDispute {
  readonly id: string;
  readonly of: Agency;
  readonly owner: Agency;
  readonly person: number;
  readonly variant: PersonVariant;
  readonly request: ModelRequest;
  /** The talent request or the client in which the other agency owns the person. */
  readonly scopeId: string;
  state: 'open' | 'withdrawn' | 'upheld' | 'dismissed';
  readonly answerBy: number;
  isAnswered: boolean;
}

/** A clarification topic. Only its agency and the employer can see it until the employer publishes an answer. */
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
  readonly engagementTypeId: EngagementTypeId;
  readonly requiresPrequalification: boolean;
  /** Whether candidates have to agree before each submission. */
  readonly requiresConsent: boolean;
  /** Whether the engagement is published. Only its employer can see an unpublished one. */
  readonly isPublished: boolean;
  /** The agencies' requests to this client for this role category, oldest first. */
  readonly prequalifications: ModelPrequalification[];
  status: 'open' | 'completed' | 'cancelled';
  endedAs: string | null;
  stage: string;
  closingAt: number;
  termsVersion: number;
  /** When the current pause began; null if not paused. The closing time moves with the clock during a pause. */
  stillSince: number | null;
  readonly requests: ModelRequest[];
  readonly applications: Partial<Record<Agency, ModelApplication>>;
  readonly candidates: ModelCandidate[];
  readonly consents: ModelConsent[];
  readonly disputes: ModelDispute[];
  readonly topics: ModelTopic[];
  readonly discussions: { readonly id: string; readonly of: Agency; messages: number }[];
  /** The number of hours before the end at which questions close. Answers are due `answerHours` before the end. */
  readonly questionHours: number;
  readonly answerHours: number;
  /** The planned end of the clarification stage; null before that stage. */
  clarificationEndsAt: number | null;
  /** The planned end of bidding; 0 before the bidding stage. */
  biddingEndsAt: number;
  /** The total number of bids in all lots. */
  bidCount: number;
  /** For how many days, and in which requests, the client's terms make an agency the owner of a person. */
  readonly ownershipDays: number;
  readonly ownershipScope: 'this_request' | 'all_requests';
  readonly ownerships: ModelOwnership[];
  /** Side effects that no action is named after, recorded so that the test can count them. */
  readonly happened: string[];
}

/**
 * Returns the current closing time for applications. During a pause it moves with the clock, so that the time left
 * stays the same.
 */
export const effectiveClosingTime = (
  { closingAt, stillSince }: Pick<ModelMarket, 'closingAt' | 'stillSince'>,
  now: number,
): number => (stillSince === null ? closingAt : closingAt + (now - stillSince));

/**
 * Returns the current end of clarification. During a pause it moves with the clock, so that the time left stays the
 * same.
 */
export const effectiveClarificationEnd = (
  { clarificationEndsAt: end, stillSince }: Pick<ModelMarket, 'clarificationEndsAt' | 'stillSince'>,
  now: number,
): number | null => (end === null || stillSince === null || end <= stillSince ? end : end + (now - stillSince));

/**
 * Returns the current deadline for a new tender. While the engagement is paused, it moves with the clock, so that the
 * time left stays the same.
 */
export const tenderDeadline = (
  { stillSince }: Pick<ModelMarket, 'stillSince'>,
  { rebidDueAt }: Pick<ModelApplication, 'rebidDueAt'>,
  now: number,
): number | null => (rebidDueAt === null ? null : effectiveClosingTime({ closingAt: rebidDueAt, stillSince }, now));

/**
 * Returns the current end of a lot. During a pause or cancellation it moves with the clock, so that the time left stays
 * the same.
 */
export const effectiveLotEnd = (
  { endsAt, stillSince }: Pick<ModelLot, 'endsAt' | 'stillSince'>,
  now: number,
): number => (stillSince === null ? endsAt : endsAt + (now - stillSince));

/** Whether a lot accepts bids until its end, in its first round or a later one. */
export const takesBids = ({ state }: { state: string }): boolean => state === 'open' || state === 'rebid';

export const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10);
