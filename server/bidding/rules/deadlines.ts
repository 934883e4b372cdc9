import { bidConfirmationMs, sealedBidUndoMs, withdrawalEndsBeforeMs } from '#contract/bidding/states.ts';
import { bidType } from '#contract/engagements/states.ts';
import { workingDaysAfter } from '#contract/common/local-time.ts';

/**
 * Returns the time from which a bid can no longer be withdrawn: an hour before the end or, for a sealed bid, the end of
 * its undo period, but no later than the end of bidding. Source: domain rules D9.
 */
export const withdrawalDeadline = (bidTypeId: number, receivedAt: Date, endsAt: Date): Date =>
  bidTypeId === bidType.sealed
    ? new Date(Math.min(receivedAt.getTime() + sealedBidUndoMs, endsAt.getTime()))
    : new Date(endsAt.getTime() - withdrawalEndsBeforeMs);

interface LotEnds {
  readonly scheduledEndsAt: Date;
  readonly endsAt: Date;
  readonly hardEndsAt: Date;
}

/**
 * Returns a lot's ends after a change of terms, which gives agencies at least a day to confirm their bids; null if they
 * already have that long. If the end moves, it becomes the new scheduled end, and the hard end moves with it. Source:
 * domain rules D9.
 */
export const confirmationEnd = ({ scheduledEndsAt, endsAt, hardEndsAt }: LotEnds, now: Date): LotEnds | null => {
  const earliest = new Date(now.getTime() + bidConfirmationMs);
  if (endsAt >= earliest) return null;
  const margin = hardEndsAt.getTime() - scheduledEndsAt.getTime();
  return { scheduledEndsAt: earliest, endsAt: earliest, hardEndsAt: new Date(earliest.getTime() + margin) };
};

/**
 * Returns the end of a standstill: 17:00 in the engagement's time zone on the standstill's last working day. The first
 * working day is the one after the day of publication. Source: domain rules D20.
 */
export const standstillEnd = (publishedAt: Date, workingDays: number, timeZone: string): Date =>
  workingDays === 0 ? publishedAt : workingDaysAfter(publishedAt, workingDays, timeZone);
