import { applicationStatus } from '#contract/applications/states.ts';

interface Facts {
  statusId: number;
  previousStatusId: number | null;
  rebidDueAt: Date | null;
}

/** Whether the time for a new tender is over, though nobody has written that down yet. */
export const hasRunOut = ({ statusId, rebidDueAt }: Pick<Facts, 'statusId' | 'rebidDueAt'>, now: Date): boolean =>
  statusId === applicationStatus.rebid && rebidDueAt !== null && rebidDueAt <= now;

/** Where an application goes when nobody has answered: back to where it stood, with the last tender. */
export const afterRebid = ({ previousStatusId }: Pick<Facts, 'previousStatusId'>): number =>
  previousStatusId === applicationStatus.approved ? applicationStatus.approved : applicationStatus.pending;

/** An application as it stands now: what has run out is read as run out at once, whenever a job comes by. */
export const asOfNow = <A extends Facts & { reasonCode: string | null; reasonText: string | null }>(
  application: A,
  now: Date,
): A =>
  hasRunOut(application, now)
    ? {
        ...application,
        statusId: afterRebid(application),
        previousStatusId: applicationStatus.rebid,
        reasonCode: null,
        reasonText: null,
        rebidDueAt: null,
      }
    : application;

/** Until when a new tender can be given: as long as the employer says, and never beyond the closing time. */
export const rebidDue = (now: Date, hours: number, closingAt: Date): Date =>
  new Date(Math.min(now.getTime() + hours * 3_600_000, closingAt.getTime()));
