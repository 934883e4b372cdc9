import type { Reason } from '#contract/common/refusal.ts';
import { endedReason, engagementReasons } from '#contract/engagements/reasons.ts';
import type { EngagementOutcome, EngagementStatus, Stage } from '#contract/engagements/states.ts';

export interface EndFacts {
  status: EngagementStatus;
  endedAs: EngagementOutcome | null;
  stage: Stage;
  publishedAt: Date | null;
}

/** Why nothing can be done with a whole engagement: it has ended, or is not published. */
export const notOpenReasons = (engagement: EndFacts): Reason[] => {
  if (engagement.status !== 'open') return [endedReason(engagement.endedAs)];
  return engagement.publishedAt === null ? [engagementReasons['publish-first']] : [];
};

/** Why an engagement cannot be cancelled; empty when it can: before its award. Source: domain rules D16. */
export const cancelEngagementGates = (engagement: EndFacts): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0 || engagement.stage !== 'fulfillment') return reasons;
  return [engagementReasons['engagement-in-fulfillment']];
};

/** Why an engagement can be neither discontinued nor completed; empty when it can: after its award. */
export const stopEngagementGates = (engagement: EndFacts): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0 || engagement.stage === 'fulfillment') return reasons;
  return [engagementReasons['engagement-before-fulfillment']];
};
