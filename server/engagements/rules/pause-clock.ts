import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

interface Pausable {
  closingAt: Date;
  pausedAt: Date | null;
  pausedUntil: Date | null;
}

/** The ends of the stages, present if the query selected them. */
interface StageEnds {
  clarificationEndsAt: Date | null;
  biddingEndsAt: Date | null;
}

/**
 * Returns the current state of an engagement. While all its requests are paused, its closing time is postponed
 * continuously, so that the remaining time stays the same. An expired pause counts as ended even before that is saved.
 * Source: domain rules D15.
 */
export const effectiveEngagement = <E extends Pausable & Partial<StageEnds>>(engagement: E, now: Date): E => {
  const { closingAt, pausedAt, pausedUntil } = engagement;
  if (pausedAt === null) return engagement;
  const isOver = pausedUntil !== null && pausedUntil <= now;
  const stoodStillMs = (isOver ? pausedUntil : now).getTime() - pausedAt.getTime();
  const moved = (end: Date): Date => new Date(end.getTime() + stoodStillMs);
  // An end that passed before the pause doesn't move.
  const movedIfToCome = (end: Date | null): Date | null => (end !== null && end > pausedAt ? moved(end) : end);
  const { clarificationEndsAt, biddingEndsAt } = engagement;
  return {
    ...engagement,
    closingAt: moved(closingAt),
    ...(clarificationEndsAt === undefined ? {} : { clarificationEndsAt: movedIfToCome(clarificationEndsAt) }),
    ...(biddingEndsAt === undefined ? {} : { biddingEndsAt: movedIfToCome(biddingEndsAt) }),
    pausedAt: isOver ? null : now,
    pausedUntil: isOver ? null : pausedUntil,
  };
};

/** Returns an engagement's current deadlines, which are saved when a pause begins, ends or is extended. */
export const effectiveDeadlines = ({
  closingAt,
  clarificationEndsAt,
  biddingEndsAt,
}: Pick<Pausable, 'closingAt'> & StageEnds): Pick<Pausable, 'closingAt'> & StageEnds => ({
  closingAt,
  clarificationEndsAt,
  biddingEndsAt,
});

interface Request {
  statusId: TalentRequestStatusId;
  statusBeforePauseId: TalentRequestStatusId | null;
  statusChangedAt: Date;
  resumeAt: Date | null;
  reasonCode: string | null;
  reasonText: string | null;
}

/** Whether a paused request has reached its resume time. */
export const isResumeDue = ({ statusId, resumeAt }: Pick<Request, 'statusId' | 'resumeAt'>, now: Date): boolean =>
  statusId === talentRequestStatus.paused && resumeAt !== null && resumeAt <= now;

/** Returns the current state of a talent request. It is open again once its pause has expired. */
export const effectiveRequest = <R extends Request>(request: R, now: Date): R =>
  isResumeDue(request, now) && request.resumeAt !== null
    ? {
        ...request,
        statusId: request.statusBeforePauseId ?? talentRequestStatus.available,
        statusChangedAt: request.resumeAt,
        statusBeforePauseId: null,
        resumeAt: null,
        reasonCode: null,
        reasonText: null,
      }
    : request;

/** Whether a talent request is open, and can therefore be paused. */
export const isOpenRequest = ({ statusId }: Pick<Request, 'statusId'>): boolean =>
  statusId === talentRequestStatus.inMarket || statusId === talentRequestStatus.available;

const openStatuses: readonly TalentRequestStatusId[] = [
  talentRequestStatus.inMarket,
  talentRequestStatus.available,
  talentRequestStatus.paused,
];

/**
 * Whether an engagement with these requests is paused: it has open requests, and all of them are paused. It resumes as
 * soon as one of them does.
 */
export const isPaused = (
  requests: readonly Pick<Request, 'statusId' | 'resumeAt'>[],
): { until: Date | null } | undefined => {
  const open = requests.filter(({ statusId }) => openStatuses.includes(statusId));
  if (open.length === 0 || open.some(({ statusId }) => statusId !== talentRequestStatus.paused)) return undefined;
  const times = open.flatMap(({ resumeAt }) => (resumeAt === null ? [] : [resumeAt.getTime()]));
  return { until: times.length === 0 ? null : new Date(Math.min(...times)) };
};
