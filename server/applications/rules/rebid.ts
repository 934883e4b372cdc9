import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';

interface Wait {
  rebidDueAt: Date | null;
  rebidPausedAt: Date | null;
  rebidPausedUntil: Date | null;
}

interface Facts extends Wait {
  statusId: ApplicationStatusId;
  previousStatusId: ApplicationStatusId | null;
}

/** The column values after a Re-bid. */
export const clearedRebid = { rebidDueAt: null, rebidPausedAt: null, rebidPausedUntil: null } as const;

/**
 * The current deadline for a new tender. While the engagement is paused it moves with the clock, so that the remaining
 * time stays the same. Source: domain rules D15.
 */
export const effectiveRebidDeadline = <W extends Wait>(wait: W, now: Date): W => {
  const { rebidDueAt, rebidPausedAt, rebidPausedUntil } = wait;
  if (rebidDueAt === null || rebidPausedAt === null) return wait;
  const isOver = rebidPausedUntil !== null && rebidPausedUntil <= now;
  const stood = (isOver ? rebidPausedUntil : now).getTime() - rebidPausedAt.getTime();
  return {
    ...wait,
    rebidDueAt: new Date(rebidDueAt.getTime() + stood),
    rebidPausedAt: isOver ? null : now,
    rebidPausedUntil: isOver ? null : rebidPausedUntil,
  };
};

/** Whether the time for a new tender is over, even if that is not stored yet. */
export const isRebidExpired = (wait: Wait & Pick<Facts, 'statusId'>, now: Date): boolean => {
  const { rebidDueAt } = effectiveRebidDeadline(wait, now);
  return wait.statusId === applicationStatus.rebid && rebidDueAt !== null && rebidDueAt <= now;
};

/** The status after a Re-bid, answered or not: the one before it. Source: domain rules D2. */
export const statusAfterRebid = applicationStatus.approved;

/** The current state of an application: an expired Re-bid is over at once, whether or not the job has run. */
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

/** The deadline for a new tender: the hours given by the employer, but not after the closing time. */
export const rebidDeadline = (now: Date, hours: number, closingAt: Date): Date =>
  new Date(Math.min(now.getTime() + hours * 3_600_000, closingAt.getTime()));
