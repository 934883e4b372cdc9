import { bidConfirmationMs } from '#contract/bidding/states.ts';

interface LotEnds {
  readonly scheduledEndsAt: Date;
  readonly endsAt: Date;
  readonly hardEndsAt: Date;
}

/**
 * Returns a lot's ends after a change of terms, which leaves agencies a day to confirm their bids; null if they already
 * have more time than that. If the end moves, it becomes the new scheduled end and stays equally far from the hard end.
 * Source: domain rules D9.
 */
export const confirmationEnd = ({ scheduledEndsAt, endsAt, hardEndsAt }: LotEnds, now: Date): LotEnds | null => {
  const earliest = new Date(now.getTime() + bidConfirmationMs);
  if (endsAt >= earliest) return null;
  const margin = hardEndsAt.getTime() - scheduledEndsAt.getTime();
  return { scheduledEndsAt: earliest, endsAt: earliest, hardEndsAt: new Date(earliest.getTime() + margin) };
};
