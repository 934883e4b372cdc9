import { awardReasons, biddingReasons } from '#contract/bidding/reasons.ts';
import { openLotStates, bidMethod, type LotState } from '#contract/bidding/states.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { requestReasons } from '#contract/engagements/reasons.ts';
import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

interface LotFacts {
  state: LotState;
  /** When the job closed the lot and opened its bids; null until then. */
  closedAt: Date | null;
  reopenedAt: Date | null;
}

type Lot = LotFacts | undefined;

const cancelledReasons = (lot: Lot): Reason[] => (lot?.state === 'cancelled' ? [awardReasons['lot-cancelled']] : []);

/**
 * Returns the reasons why a lot isn't waiting to be awarded: it isn't closed or already has its outcome. Empty if it is
 * waiting.
 */
const notClosedReasons = (lot: Lot): Reason[] => {
  if (lot?.state === 'closed' && lot.closedAt !== null) return [];
  if (lot?.state === 'cancelled') return cancelledReasons(lot);
  if (lot?.state === 'unsuccessful') return [awardReasons['lot-unsuccessful']];
  if (lot?.state === 'standstill' || lot?.state === 'awarded') return [awardReasons['results-published']];
  return [awardReasons['bidding-not-closed']];
};

/** Returns the reasons why the employer can't award a lot. Source: domain rules D20. */
export const reasonsAgainstAward = (
  lot: Lot,
  { bidMethodId, contractedUnits }: { bidMethodId: number; contractedUnits: string | null },
): Reason[] => {
  const notClosed = notClosedReasons(lot);
  if (notClosed.length > 0) return notClosed;
  const isRate = bidMethodId === bidMethod.dayRate || bidMethodId === bidMethod.hourlyRate;
  return isRate && contractedUnits === null ? [awardReasons['contracted-time-missing']] : [];
};

/** Returns the reasons why the employer can't start a new round on a lot. */
export const reasonsAgainstNewRound = (lot: Lot): Reason[] => notClosedReasons(lot);

/**
 * Returns the reasons why the employer can't reopen a lot. A lot can be reopened only once, and not at all if its
 * talent request is cancelled or completed. Source: domain rules D20.
 */
export const reasonsAgainstReopeningLot = (lot: Lot, requestStatusId: TalentRequestStatusId): Reason[] => {
  if (lot?.state === 'cancelled') return cancelledReasons(lot);
  if (lot?.state !== 'unsuccessful') return [awardReasons['not-unsuccessful']];
  if (requestStatusId === talentRequestStatus.cancelled) return [requestReasons['request-cancelled']];
  if (requestStatusId === talentRequestStatus.fulfilled) return [requestReasons['request-fulfilled']];
  return lot.reopenedAt === null ? [] : [awardReasons['reopened-before']];
};

/** Returns the reasons why a lot's rules and end can't change: bidding is over, or the lot is cancelled. */
export const reasonsAgainstChangingLot = (lot: Lot): Reason[] => {
  if (lot?.state === 'cancelled') return cancelledReasons(lot);
  return lot === undefined || lot.state === 'scheduled' || openLotStates.includes(lot.state)
    ? []
    : [biddingReasons['bidding-over']];
};

/** Returns the reasons why an agency can't object to its result now. Source: domain rules D20. */
export const reasonsAgainstObjection = (
  lot: (Pick<LotFacts, 'state'> & { standstillEndsAt: Date | null }) | undefined,
  own: { hasResult: boolean; hasObjected: boolean },
  now: Date,
): Reason[] => {
  if (lot === undefined || !own.hasResult) return [awardReasons['no-result']];
  if (own.hasObjected) return [awardReasons['has-objected']];
  const isOver = lot.state !== 'standstill' || lot.standstillEndsAt === null || lot.standstillEndsAt <= now;
  return isOver ? [awardReasons['standstill-over']] : [];
};
