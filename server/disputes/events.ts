import { z } from 'zod';
import type { DefenceOutcome } from '#contract/disputes/states.ts';

/**
 * Events of a dispute about a candidate's ownership. Each event belongs to one of the two agencies, and reveals nothing
 * about the other.
 */
export const disputeEvents = {
  // For the agency that disputes the ownership.
  opened: 'dispute.opened',
  withdrawn: 'dispute.withdrawn',
  upheld: 'dispute.upheld',
  dismissed: 'dispute.dismissed',
  // For the agency that owns the candidate.
  raised: 'dispute.raised',
  answered: 'dispute.answered',
  dropped: 'dispute.dropped',
  kept: 'dispute.kept',
  lost: 'dispute.lost',
} as const;

/** How a dispute ends for the owner, by outcome. */
export const outcomeEvents = {
  kept: disputeEvents.kept,
  lost: disputeEvents.lost,
  withdrawn: disputeEvents.dropped,
} as const satisfies Record<DefenceOutcome, string>;

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
