import type { Reason } from '#contract/common/refusal.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { notOpenReasons, type EndFacts } from './end-gates.ts';

/** Why what a published engagement says of itself stays as it is; empty when it can be changed. */
export const changeGates = (engagement: EndFacts): Reason[] => notOpenReasons(engagement);

/**
 * Why the terms stay as they are; empty when they can be changed. Bids are made on the terms, so that those of a
 * competitive engagement are settled once bidding has begun. Source: domain rules D9.
 */
export const changeTermsGates = (engagement: EndFacts & { kind: EngagementKind }): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0 || engagement.kind !== 'competitive') return reasons;
  return engagement.stage === 'bidding' || engagement.stage === 'fulfillment'
    ? [
        {
          code: 'bidding-begun',
          text: 'Agencies bid on these terms, and bidding has begun.',
          unblockBy: 'You publish a new engagement with other terms.',
          who: 'You',
        },
      ]
    : [];
};
