import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';

export const confirmPlacedBid = operation({
  name: 'bidding.confirmPlacedBid',
  summary: 'Whether the agency has a bid in a talent request. The call reads this and cannot change it',
  effect: 'write',
  access: { agency: 'Bidding Stage=Place Bids' },
  input: z.object({ talentRequestId: id() }),
  output: z.object({ talentRequestId: id(), hasPlacedBid: z.boolean() }),
});

export const biddingOperations: readonly Operation[] = [confirmPlacedBid];
