import { openLotStates, type LotState } from '#contract/bidding/states.ts';
import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

interface StoredLot {
  state: LotState;
  scheduledEndsAt: Date;
  endsAt: Date;
  hardEndsAt: Date;
  pausedAt: Date | null;
}

/** A lot's talent request in its current state. */
interface LotRequest {
  statusId: TalentRequestStatusId;
  statusChangedAt: Date;
}

/**
 * Returns a lot with its ends moved by the length of its talent request's pause, or by the length so far if the request
 * is still paused. Source: domain rules D15.
 */
export const shiftByPause = <L extends StoredLot>(lot: L, request: LotRequest, now: Date): L => {
  const { pausedAt } = lot;
  if (pausedAt === null) return lot;
  const isPaused = request.statusId === talentRequestStatus.paused;
  const until = isPaused ? now : request.statusChangedAt;
  const stoodStillMs = Math.max(0, until.getTime() - pausedAt.getTime());
  const moved = (end: Date): Date => new Date(end.getTime() + stoodStillMs);
  return {
    ...lot,
    scheduledEndsAt: moved(lot.scheduledEndsAt),
    endsAt: moved(lot.endsAt),
    hardEndsAt: moved(lot.hardEndsAt),
    pausedAt: isPaused ? now : null,
  };
};

/**
 * Returns a lot's current state. It is closed once its end has passed, even before the job has closed it. Callers that
 * hold the lot's lock pass a `hasEnded` that compares times to the microsecond.
 */
export const effectiveLot = <L extends StoredLot>(
  lot: L,
  request: LotRequest,
  now: Date,
  hasEnded = ({ endsAt }: L): boolean => endsAt <= now,
): L => {
  const moved = shiftByPause(lot, request, now);
  const isOver = openLotStates.includes(moved.state) && moved.pausedAt === null && hasEnded(moved);
  return isOver ? { ...moved, state: 'closed' } : moved;
};
