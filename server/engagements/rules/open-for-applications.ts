import type { Reason } from '#contract/common/refusal.ts';
import { endedReason, engagementReasons } from '#contract/engagements/reasons.ts';
import type { EngagementOutcome, EngagementKind, EngagementStatus, Stage } from '#contract/engagements/states.ts';

interface EngagementFacts {
  kind: EngagementKind;
  status: EngagementStatus;
  stage: Stage;
  endedAs: EngagementOutcome | null;
  closingAt: Date;
}

/** Returns the reasons why no agency can apply to an engagement now; empty if agencies can. Source: domain rules D5. */
export const reasonsAgainstApplications = (engagement: EngagementFacts, now: Date): Reason[] => {
  if (engagement.status !== 'open') return [endedReason(engagement.endedAs)];
  if (engagement.kind === 'competitive' && engagement.stage === 'fulfillment') {
    return [engagementReasons['engagement-awarded']];
  }
  return engagement.closingAt <= now ? [engagementReasons['closing-passed']] : [];
};
