import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';

export const confirmPlacedBid = operation({
  name: 'bidding.confirmPlacedBid',
  summary:
    'Whether the agency has a bid in a talent request. It is a fact of the server: the call asks for it and cannot make it so',
  effect: 'write',
  access: { agency: 'Bidding Stage=Place Bids' },
  input: z.object({ talentRequestId: id() }),
  output: z.object({ talentRequestId: id(), hasPlacedBid: z.boolean() }),
});

export const biddingOperations: readonly Operation[] = [confirmPlacedBid];
