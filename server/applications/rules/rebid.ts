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

/** What is kept of a Re-bid that is over. */
export const clearedRebid = { rebidDueAt: null, rebidPausedAt: null, rebidPausedUntil: null } as const;

/**
 * The time for a new tender as it stands now. While the engagement stands still it moves along with the clock, and what
 * is left of it stays the same. Source: domain rules D15.
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

/** Whether the time for a new tender is over, though nobody has written that down yet. */
export const isRebidExpired = (wait: Wait & Pick<Facts, 'statusId'>, now: Date): boolean => {
  const { rebidDueAt } = effectiveRebidDeadline(wait, now);
  return wait.statusId === applicationStatus.rebid && rebidDueAt !== null && rebidDueAt <= now;
};

/** The status after a Re-bid, answered or not: the one before it. Source: domain rules D2. */
export const statusAfterRebid = applicationStatus.approved;

/** An application as it stands now: what has run out is read as run out at once, whenever a job comes by. */
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

/** Until when a new tender can be given: as long as the employer says, and never beyond the closing time. */
export const rebidDeadline = (now: Date, hours: number, closingAt: Date): Date =>
  new Date(Math.min(now.getTime() + hours * 3_600_000, closingAt.getTime()));
