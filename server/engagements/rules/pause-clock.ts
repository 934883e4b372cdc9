import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';

interface Still {
  closingAt: Date;
  pausedAt: Date | null;
  pausedUntil: Date | null;
}

/** The ends of the stages, where a reader has them. */
interface StageEnds {
  clarificationEndsAt: Date | null;
  biddingEndsAt: Date | null;
}

/**
 * An engagement as it stands now. While all its requests are paused its closing time moves along with the clock, and
 * what is left of it stays the same; a pause that has run out is over, whether or not anybody has written that down.
 * Source: domain rules D15.
 */
export const effectiveAt = <E extends Still & Partial<StageEnds>>(engagement: E, now: Date): E => {
  const { closingAt, pausedAt, pausedUntil } = engagement;
  if (pausedAt === null) return engagement;
  const isOver = pausedUntil !== null && pausedUntil <= now;
  const stoodStillMs = (isOver ? pausedUntil : now).getTime() - pausedAt.getTime();
  const moved = (end: Date): Date => new Date(end.getTime() + stoodStillMs);
  // What had ended before the pause stays where it was.
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

/** The deadlines of an engagement as it stands, as they are written down where its pause begins, ends or is counted. */
export const deadlinesOf = ({
  closingAt,
  clarificationEndsAt,
  biddingEndsAt,
}: Pick<Still, 'closingAt'> & StageEnds): Pick<Still, 'closingAt'> & StageEnds => ({
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

/** Whether a paused request has come to the time at which it goes on by itself. */
export const isResumeDue = ({ statusId, resumeAt }: Pick<Request, 'statusId' | 'resumeAt'>, now: Date): boolean =>
  statusId === talentRequestStatus.paused && resumeAt !== null && resumeAt <= now;

/** A talent request as it stands now: whose pause has run out is open again. */
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

/** Whether a talent request looks for people now, so that it can be paused. */
export const isOpenRequest = ({ statusId }: Pick<Request, 'statusId'>): boolean =>
  statusId === talentRequestStatus.inMarket || statusId === talentRequestStatus.available;

const looking: readonly TalentRequestStatusId[] = [
  talentRequestStatus.inMarket,
  talentRequestStatus.available,
  talentRequestStatus.paused,
];

/**
 * Whether an engagement stands still, given its requests: all that look for people are paused. It goes on when the
 * first of them does.
 */
export const isPaused = (
  requests: readonly Pick<Request, 'statusId' | 'resumeAt'>[],
): { until: Date | null } | undefined => {
  const open = requests.filter(({ statusId }) => looking.includes(statusId));
  if (open.length === 0 || open.some(({ statusId }) => statusId !== talentRequestStatus.paused)) return undefined;
  const times = open.flatMap(({ resumeAt }) => (resumeAt === null ? [] : [resumeAt.getTime()]));
  return { until: times.length === 0 ? null : new Date(Math.min(...times)) };
};
