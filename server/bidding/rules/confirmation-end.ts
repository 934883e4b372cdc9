import { confirmationMs } from '#contract/bidding/states.ts';

interface LotEnds {
  readonly scheduledEndsAt: Date;
  readonly endsAt: Date;
  readonly hardEndsAt: Date;
}

/**
 * The ends of a lot after a change of terms, which leaves agencies a day to confirm their bids; null if they have more
 * time than that already. A moved end is a new scheduled end with the same distance to the hard end. Source: domain
 * rules D9.
 */
export const confirmationEnd = ({ scheduledEndsAt, endsAt, hardEndsAt }: LotEnds, now: Date): LotEnds | null => {
  const earliest = new Date(now.getTime() + confirmationMs);
  if (endsAt >= earliest) return null;
  const margin = hardEndsAt.getTime() - scheduledEndsAt.getTime();
  return { scheduledEndsAt: earliest, endsAt: earliest, hardEndsAt: new Date(earliest.getTime() + margin) };
};
