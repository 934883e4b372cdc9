import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';

interface RebidDeadline {
  rebidDueAt: Date | null;
  rebidPausedAt: Date | null;
  rebidPausedUntil: Date | null;
}

interface Facts extends RebidDeadline {
  statusId: ApplicationStatusId;
  previousStatusId: ApplicationStatusId | null;
}

/** The columns of an ended Re-bid. */
export const clearedRebid = { rebidDueAt: null, rebidPausedAt: null, rebidPausedUntil: null } as const;

/**
 * The current deadline of a new tender. During a pause it moves with the clock, so that the remaining time stays the
 * same. Source: domain rules D15.
 */
export const effectiveRebidDeadline = <W extends RebidDeadline>(deadline: W, now: Date): W => {
  const { rebidDueAt, rebidPausedAt, rebidPausedUntil } = deadline;
  if (rebidDueAt === null || rebidPausedAt === null) return deadline;
  const isOver = rebidPausedUntil !== null && rebidPausedUntil <= now;
  const stood = (isOver ? rebidPausedUntil : now).getTime() - rebidPausedAt.getTime();
  return {
    ...deadline,
    rebidDueAt: new Date(rebidDueAt.getTime() + stood),
    rebidPausedAt: isOver ? null : now,
    rebidPausedUntil: isOver ? null : rebidPausedUntil,
  };
};

/** Whether a Re-bid has expired although it is not saved as ended yet. */
export const isRebidExpired = (deadline: RebidDeadline & Pick<Facts, 'statusId'>, now: Date): boolean => {
  const { rebidDueAt } = effectiveRebidDeadline(deadline, now);
  return deadline.statusId === applicationStatus.rebid && rebidDueAt !== null && rebidDueAt <= now;
};

/** The status after a Re-bid, whether answered or expired. Source: domain rules D2. */
export const statusAfterRebid = applicationStatus.approved;

/** The current state of an application: an expired Re-bid is ended even before the job saves that. */
export const effectiveApplication = <A extends Facts & { reasonCode: string | null; reasonText: string | null }>(
  application: A,
  now: Date,
): A =>
  isRebidExpired(application, now)
    ? {
        ...application,
        statusId: statusAfterRebid,
        previousStatusId: applicationStatus.rebid,
        reasonCode: null,
        reasonText: null,
        ...clearedRebid,
      }
    : effectiveRebidDeadline(application, now);

/** Deadline of a new tender: the employer's number of hours from now, at most the closing time. */
export const rebidDeadline = (now: Date, hours: number, closingAt: Date): Date =>
  new Date(Math.min(now.getTime() + hours * 3_600_000, closingAt.getTime()));
