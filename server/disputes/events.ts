import { z } from 'zod';
import type { DefenceOutcome } from '#contract/disputes/states.ts';

/**
 * Events about a dispute over a candidate's ownership. Each event belongs to one of the two agencies or to the employer,
 * and reveals nothing about the other agency.
 */
export const disputeEvents = {
  // Events for the agency that disputes the ownership.
  opened: 'dispute.opened',
  /** Rolecall missed its deadline for deciding. */
  late: 'dispute.late',
  withdrawn: 'dispute.withdrawn',
  upheld: 'dispute.upheld',
  dismissed: 'dispute.dismissed',
  /** The employer recorded the fee that it agreed on with the agency. */
  feeAgreed: 'dispute.fee-agreed',
  // Events for the agency that owns the candidate.
  raised: 'dispute.raised',
  delayed: 'dispute.delayed',
  answered: 'dispute.answered',
  dropped: 'dispute.dropped',
  kept: 'dispute.kept',
  lost: 'dispute.lost',
  // An event for the employer.
  feeAssigned: 'dispute.fee-assigned',
} as const;

/** The events that tell the owner how a dispute ended, by outcome. */
export const disputeOutcomeEvents = {
  kept: disputeEvents.kept,
  lost: disputeEvents.lost,
  withdrawn: disputeEvents.dropped,
} as const satisfies Record<DefenceOutcome, string>;

const dispute = z.object({ disputeId: z.uuid() });

export const disputePayloads = {
  [disputeEvents.opened]: dispute,
  [disputeEvents.late]: dispute,
  [disputeEvents.withdrawn]: dispute,
  [disputeEvents.upheld]: dispute,
  [disputeEvents.dismissed]: dispute,
  [disputeEvents.feeAgreed]: dispute,
  [disputeEvents.raised]: dispute,
  [disputeEvents.delayed]: dispute,
  [disputeEvents.answered]: dispute,
  [disputeEvents.dropped]: dispute,
  [disputeEvents.kept]: dispute,
  [disputeEvents.lost]: dispute,
  [disputeEvents.feeAssigned]: dispute,
} as const;
