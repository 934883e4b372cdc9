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

/** The deadline columns of a Re-bid that has ended. */
export const clearedRebidColumns = { rebidDueAt: null, rebidPausedAt: null, rebidPausedUntil: null } as const;

/**
 * Returns the current deadline for a requested tender. During a pause, the deadline is postponed continuously, so that
 * the remaining time stays the same. Source: domain rules D15.
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

/** Whether a Re-bid has expired, even if its end is not saved yet. */
export const isRebidExpired = (deadline: RebidDeadline & Pick<Facts, 'statusId'>, now: Date): boolean => {
  const { rebidDueAt } = effectiveRebidDeadline(deadline, now);
  return deadline.statusId === applicationStatus.rebid && rebidDueAt !== null && rebidDueAt <= now;
};

/** The status after a Re-bid, whether answered or expired. Source: domain rules D2. */
export const statusAfterRebid = applicationStatus.approved;

/** Returns an application's current state. An expired Re-bid counts as ended even before the job has saved that. */
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
        ...clearedRebidColumns,
      }
    : effectiveRebidDeadline(application, now);

/** Returns the deadline for a new tender: the given number of hours from now, but no later than the closing time. */
export const rebidDeadline = (now: Date, hours: number, closingAt: Date): Date =>
  new Date(Math.min(now.getTime() + hours * 3_600_000, closingAt.getTime()));
