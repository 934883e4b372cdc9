import { bidType, sealedBidUndoMs, withdrawalEndsBeforeMs } from '#contract/bidding/states.ts';

/**
 * Returns the time from which a bid can no longer be withdrawn: an hour before the end or, for a sealed bid, the end of
 * its undo period, but no later than the end of bidding. Source: domain rules D9.
 */
export const withdrawalDeadline = (bidTypeId: number, receivedAt: Date, endsAt: Date): Date =>
  bidTypeId === bidType.sealed
    ? new Date(Math.min(receivedAt.getTime() + sealedBidUndoMs, endsAt.getTime()))
    : new Date(endsAt.getTime() - withdrawalEndsBeforeMs);
