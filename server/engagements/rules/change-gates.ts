import type { Reason } from '#contract/common/refusal.ts';
import { engagementReasons } from '#contract/engagements/reasons.ts';
import type { EngagementKind, Stage } from '#contract/engagements/states.ts';
import { notOpenReasons, type EndFacts } from './end-gates.ts';

/** Why what a published engagement says of itself stays as it is; empty when it can be changed. */
export const changeGates = (engagement: EndFacts): Reason[] => notOpenReasons(engagement);

/** Whether agencies bid already, so that what they bid on stays as it is. */
export const hasBiddingBegun = ({ kind, stage }: { kind: EngagementKind; stage: Stage }): boolean =>
  kind === 'competitive' && (stage === 'bidding' || stage === 'fulfillment');

/**
 * Why the terms stay as they are; empty when they can be changed. Bids are made on the terms, so that those of a
 * competitive engagement are settled once bidding has begun. Source: domain rules D9.
 */
export const changeTermsGates = (engagement: EndFacts & { kind: EngagementKind }): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0) return reasons;
  return hasBiddingBegun(engagement) ? [engagementReasons['bidding-on-terms']] : [];
};

/** Why no talent request can be added; empty when one can: while it is open, goes on, and nobody bids yet. */
export const addRequestGates = (engagement: EndFacts & { kind: EngagementKind; pausedAt: Date | null }): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0) return reasons;
  return [
    ...(hasBiddingBegun(engagement) ? [engagementReasons['bidding-begun']] : []),
    ...(engagement.pausedAt === null ? [] : [engagementReasons['engagement-paused']]),
  ];
};
