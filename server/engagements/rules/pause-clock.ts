import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

interface Pausable {
  closingAt: Date;
  pausedAt: Date | null;
  pausedUntil: Date | null;
}

/** The ends of the stages, if they were selected. */
interface StageEnds {
  clarificationEndsAt: Date | null;
  biddingEndsAt: Date | null;
}

/**
 * The current state of an engagement. While all its requests are paused, its closing time moves with the clock, so that
 * the remaining time stays the same. An expired pause counts as ended even if that is not saved yet. Source: domain
 * rules D15.
 */
export const effectiveAt = <E extends Pausable & Partial<StageEnds>>(engagement: E, now: Date): E => {
  const { closingAt, pausedAt, pausedUntil } = engagement;
  if (pausedAt === null) return engagement;
  const isOver = pausedUntil !== null && pausedUntil <= now;
  const stoodStillMs = (isOver ? pausedUntil : now).getTime() - pausedAt.getTime();
  const moved = (end: Date): Date => new Date(end.getTime() + stoodStillMs);
  // An end before the pause stays where it was.
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

/** The current deadlines of an engagement, saved where its pause begins, ends or is extended. */
export const deadlinesOf = ({
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
  statusBeforePauseId: number | null;
  statusChangedAt: Date;
  resumeAt: Date | null;
  reasonCode: string | null;
  reasonText: string | null;
}

/** Whether a paused request has reached its resume time. */
export const isResumeDue = ({ statusId, resumeAt }: Pick<Request, 'statusId' | 'resumeAt'>, now: Date): boolean =>
  statusId === talentRequestStatus.paused && resumeAt !== null && resumeAt <= now;

/** The current state of a talent request: open again if its pause has expired. */
export const effectiveRequestAt = <R extends Request>(request: R, now: Date): R =>
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

/** Whether a talent request is open, so that it can be paused. */
export const isOpenRequest = ({ statusId }: Pick<Request, 'statusId'>): boolean =>
  statusId === talentRequestStatus.inMarket || statusId === talentRequestStatus.available;

const openStatuses: readonly TalentRequestStatusId[] = [
  talentRequestStatus.inMarket,
  talentRequestStatus.available,
  talentRequestStatus.paused,
];

/**
 * Whether an engagement with these requests is paused, which needs all its open requests to be paused. It resumes with
 * the first of them.
 */
export const isPaused = (
  requests: readonly Pick<Request, 'statusId' | 'resumeAt'>[],
): { until: Date | null } | undefined => {
  const open = requests.filter(({ statusId }) => openStatuses.includes(statusId));
  if (open.length === 0 || open.some(({ statusId }) => statusId !== talentRequestStatus.paused)) return undefined;
  const times = open.flatMap(({ resumeAt }) => (resumeAt === null ? [] : [resumeAt.getTime()]));
  return { until: times.length === 0 ? null : new Date(Math.min(...times)) };
};
