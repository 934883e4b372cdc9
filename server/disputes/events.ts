import { z } from 'zod';

/**
 * Events of a dispute about the ownership of a candidate. An event belongs to one of the two agencies, and says nothing
 * about the other.
 */
export const disputeEvents = {
  // To the agency that disputes the ownership.
  opened: 'dispute.opened',
  withdrawn: 'dispute.withdrawn',
  upheld: 'dispute.upheld',
  dismissed: 'dispute.dismissed',
  // To the owner.
  raised: 'dispute.raised',
  answered: 'dispute.answered',
  dropped: 'dispute.dropped',
  kept: 'dispute.kept',
  lost: 'dispute.lost',
} as const;

const dispute = z.object({ disputeId: z.uuid() });

export const disputePayloads = {
  [disputeEvents.opened]: dispute,
  [disputeEvents.withdrawn]: dispute,
  [disputeEvents.upheld]: dispute,
  [disputeEvents.dismissed]: dispute,
  [disputeEvents.raised]: dispute,
  [disputeEvents.answered]: dispute,
  [disputeEvents.dropped]: dispute,
  [disputeEvents.kept]: dispute,
  [disputeEvents.lost]: dispute,
} as const;
