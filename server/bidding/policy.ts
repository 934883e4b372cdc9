import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { awardReasons, biddingReasons } from '#contract/bidding/reasons.ts';
import { openLotStates, type LotResultState, type LotState } from '#contract/bidding/states.ts';
import { commonReasons, noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import { requestReasons } from '#contract/engagements/reasons.ts';
import { lacksContractedTime } from '#contract/engagements/shapes/lot-rules.ts';
import { talentRequestStatus, type TalentRequestStatusId, bidType } from '#contract/engagements/states.ts';
import { endedReasons, type FoundEngagement, type FoundLotRules } from '#server/engagements/public.ts';
import { firstNonEmptyReasons, rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { withdrawalDeadline } from './rules/deadlines.ts';
import type { StandingBidStatus } from './tables.ts';

/** The facts that determine which actions an agency may take on a lot. */
export interface LotFacts {
  engagement: Pick<FoundEngagement, 'status' | 'endedAs' | 'stage'>;
  rules: Pick<FoundLotRules, 'bidTypeId'>;
  /** The status of the agency's own application; null if there is none. */
  applicationStatusId: ApplicationStatusId | null;
  /** The lot in its current state; undefined before the bidding stage. */
  lot: { state: LotState; round: number; isForTied: boolean; pausedAt: Date | null; endsAt: Date } | undefined;
  isCancelled: boolean;
  /** The agency's own standing bid. */
  own: OwnStandingBid | undefined;
}

export interface OwnStandingBid {
  status: StandingBidStatus;
  round: number;
  tiedInRound: number | null;
  receivedAt: string;
}

type Caller = Pick<AgencyScope, 'permissions' | 'now'>;

const bidPermission = ({ permissions }: Caller): Reason[] =>
  reasonsIf(!permissions.has('Bidding Stage=Place Bids'), noPermission(biddingReasons['bid-permission']));

const applicationReasons = ({ applicationStatusId }: LotFacts): Reason[] => {
  const { pending, approved, rebid } = applicationStatus;
  if (applicationStatusId === null) return [biddingReasons['no-application']];
  if (applicationStatusId === pending) return [commonReasons['application-pending']];
  return reasonsIf(
    applicationStatusId !== approved && applicationStatusId !== rebid,
    biddingReasons['application-not-approved'],
  );
};

const isStandingBid = (own: OwnStandingBid | undefined): own is OwnStandingBid =>
  own?.status === 'valid' || own?.status === 'unconfirmed';

/** Returns the reasons why no action on a bid is possible now: bidding has not begun, is paused or is over. */
const closedReasons = ({ engagement, lot, isCancelled }: LotFacts): Reason[] => {
  if (isCancelled || lot?.state === 'cancelled') return [biddingReasons['lot-cancelled']];
  // The auction was awarded as a whole, without lots.
  if (!lot && engagement.stage === 'fulfillment') return [commonReasons['bidding-over']];
  if (!lot || lot.state === 'scheduled') return [biddingReasons['bidding-not-open']];
  if (!openLotStates.includes(lot.state)) return [commonReasons['bidding-over']];
  return reasonsIf(lot.pausedAt !== null, biddingReasons['request-paused']);
};

/** Whether an agency has a valid bid in this round of the lot. */
const hasBidInRound = (own: OwnStandingBid | undefined, lot: { round: number } | undefined): boolean =>
  own?.status === 'valid' && own.round === lot?.round;

/** Whether the caller may place a bid on a lot now. Source: domain rules D5, D6. */
export const rightToPlaceBid = (caller: Caller, facts: LotFacts): Right => {
  const { lot, own, rules } = facts;
  return rightUnless(
    firstNonEmptyReasons(endedReasons(facts.engagement), applicationReasons(facts), closedReasons(facts), [
      ...bidPermission(caller),
      ...reasonsIf(lot?.isForTied === true && own?.tiedInRound !== lot.round, biddingReasons['only-tied-bid']),
      ...reasonsIf(rules.bidTypeId === bidType.sealed && hasBidInRound(own, lot), biddingReasons['bid-placed']),
    ]),
  );
};

/**
 * Whether a bid from an earlier round can no longer be withdrawn: a sealed lot's amounts were opened when it closed,
 * and a tie only arises among bids that nobody could change any more.
 */
const isFinal = (own: OwnStandingBid, lot: { round: number; isForTied: boolean }, bidTypeId: number): boolean =>
  own.round !== lot.round && (bidTypeId === bidType.sealed || lot.isForTied);

/** Returns the deadline for withdrawing the agency's bid; null if there is none. Source: domain rules D9. */
export const withdrawableUntil = ({ lot, own, rules }: LotFacts): Date | null =>
  lot && isStandingBid(own) && openLotStates.includes(lot.state) && !isFinal(own, lot, rules.bidTypeId)
    ? withdrawalDeadline(rules.bidTypeId, new Date(own.receivedAt), lot.endsAt)
    : null;

/** Whether the caller may withdraw the agency's bid now. Source: domain rules D9. */
export const rightToWithdrawBid = (caller: Caller, facts: LotFacts): Right => {
  const until = withdrawableUntil(facts);
  return rightUnless(
    firstNonEmptyReasons(
      reasonsIf(!isStandingBid(facts.own), biddingReasons['no-bid']),
      endedReasons(facts.engagement),
      closedReasons(facts),
      [
        ...bidPermission(caller),
        ...reasonsIf(until === null || caller.now >= until, biddingReasons['withdrawal-passed']),
      ],
    ),
  );
};

/** Whether the caller may confirm the agency's bid after a change of terms. Source: domain rules D9. */
export const rightToConfirmBid = (caller: Caller, facts: LotFacts): Right =>
  rightUnless(
    firstNonEmptyReasons(
      reasonsIf(!isStandingBid(facts.own), biddingReasons['no-bid']),
      reasonsIf(facts.own?.status === 'valid', biddingReasons['bid-confirmed']),
      endedReasons(facts.engagement),
      applicationReasons(facts),
      closedReasons(facts),
      bidPermission(caller),
    ),
  );

/** Returns the action that would make the agency's bid count, if the caller may take it now. */
export const nextBidAction = (caller: Caller, facts: LotFacts): 'confirm' | 'bid' | 'rebid' | null => {
  const { lot, own } = facts;
  if (own?.status === 'unconfirmed') return rightToConfirmBid(caller, facts).allowed ? 'confirm' : null;
  if (!rightToPlaceBid(caller, facts).allowed) return null;
  if (lot?.state === 'rebid') return hasBidInRound(own, lot) ? null : 'rebid';
  return isStandingBid(own) ? null : 'bid';
};

/** Whether the agency can bid in a practice auction now. A sealed auction takes only one bid. */
export const rightToPlacePracticeBid = ({ isOver, isPlaced }: { isOver: boolean; isPlaced: boolean }): Right =>
  rightUnless(
    firstNonEmptyReasons(
      reasonsIf(isOver, commonReasons['bidding-over']),
      reasonsIf(isPlaced, biddingReasons['bid-placed']),
    ),
  );

/** The facts that determine which actions the employer may take on a lot. */
export interface EmployerLotFacts {
  engagement: Pick<FoundEngagement, 'status' | 'endedAs'>;
  request: { statusId: TalentRequestStatusId; contractedUnits: string | null };
  rules: Pick<FoundLotRules, 'bidMethodId'>;
  lot:
    | {
        state: LotState;
        /** When the job closed the lot and opened its bids; null until then. */
        closedAt: Date | null;
        reopenedAt: Date | null;
      }
    | undefined;
}

/** Returns the reasons why a lot isn't waiting for its award: it isn't closed, or already has its outcome. */
const notClosedReasons = ({ lot }: EmployerLotFacts): Reason[] => {
  if (lot?.state === 'closed' && lot.closedAt !== null) return [];
  if (lot?.state === 'cancelled') return [awardReasons['lot-cancelled']];
  if (lot?.state === 'unsuccessful') return [awardReasons['lot-unsuccessful']];
  if (lot?.state === 'standstill' || lot?.state === 'awarded') return [awardReasons['results-published']];
  return [awardReasons['bidding-not-closed']];
};

/** The fee of a day or hourly rate is calculated from the contracted time. */
const contractedTimeReasons = ({ request, rules: { bidMethodId } }: EmployerLotFacts): Reason[] =>
  reasonsIf(lacksContractedTime(bidMethodId, request.contractedUnits), awardReasons['contracted-time-missing']);

/** A lot can be reopened only once, and not at all if its talent request is cancelled or completed. */
const reopeningReasons = ({ lot, request: { statusId } }: EmployerLotFacts): Reason[] => {
  if (lot?.state === 'cancelled') return [awardReasons['lot-cancelled']];
  if (lot?.state !== 'unsuccessful') return [awardReasons['not-unsuccessful']];
  if (statusId === talentRequestStatus.cancelled) return [requestReasons['request-cancelled']];
  if (statusId === talentRequestStatus.fulfilled) return [requestReasons['request-fulfilled']];
  return reasonsIf(lot.reopenedAt !== null, awardReasons['reopened-before']);
};

/** A lot's rules and end can change until bidding is over. */
const changeReasons = ({ lot }: EmployerLotFacts): Reason[] => {
  if (lot?.state === 'cancelled') return [awardReasons['lot-cancelled']];
  const isBefore = lot === undefined || lot.state === 'scheduled' || openLotStates.includes(lot.state);
  return reasonsIf(!isBefore, commonReasons['bidding-over']);
};

/** The actions that the employer may take on a lot now. Source: domain rules D20. */
export const employerLotRights = (
  facts: EmployerLotFacts,
): Record<'change' | 'award' | 'reopen' | 'requestRebid', Right> => {
  const unless = (...reasons: Reason[][]): Right =>
    rightUnless(firstNonEmptyReasons(endedReasons(facts.engagement), ...reasons));
  return {
    change: unless(changeReasons(facts)),
    award: unless(notClosedReasons(facts), contractedTimeReasons(facts)),
    reopen: unless(reopeningReasons(facts)),
    requestRebid: unless(notClosedReasons(facts)),
  };
};

/** The agency's published result for a lot; undefined if it has none. */
type OwnResult = { state: LotResultState; hasObjected: boolean } | undefined;

/** Whether the caller may object to the agency's result now. Source: domain rules D20. */
export const rightToObject = (
  caller: Caller,
  lot: { state: LotState; standstillEndsAt: Date | null } | undefined,
  own: OwnResult,
): Right => {
  const { now } = caller;
  const isOver = lot?.state !== 'standstill' || lot.standstillEndsAt === null || lot.standstillEndsAt <= now;
  return rightUnless([
    ...reasonsIf(!caller.permissions.has('Bidding Stage=Place Bids'), noPermission(awardReasons['object-permission'])),
    ...firstNonEmptyReasons(
      reasonsIf(lot === undefined || own?.state !== 'standstill', awardReasons['no-result']),
      reasonsIf(own?.hasObjected === true, awardReasons['has-objected']),
      reasonsIf(isOver, awardReasons['standstill-over']),
    ),
  ]);
};
