import { bidConfirmationMs } from '#contract/bidding/states.ts';

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
