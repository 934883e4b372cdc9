import type { Reason } from '#contract/common/refusal.ts';
import { endedMessage } from '#contract/engagements/rules.ts';
import type { EngagementOutcome, EngagementStatus, Stage } from '#contract/engagements/states.ts';

export interface EndFacts {
  status: EngagementStatus;
  endedAs: EngagementOutcome | null;
  stage: Stage;
  publishedAt: Date | null;
}

/** Why nothing can be done with a whole engagement: it has ended, or is not published. */
export const notOpenReasons = (engagement: EndFacts): Reason[] => {
  if (engagement.status !== 'open') {
    return [{ code: 'engagement-ended', text: endedMessage(engagement.endedAs ?? 'completed') }];
  }
  return engagement.publishedAt === null
    ? [
        {
          code: 'engagement-not-published',
          text: "This engagement isn't published yet.",
          unblockBy: 'Publish it.',
          who: 'You',
        },
      ]
    : [];
};

/** Why an engagement cannot be cancelled; empty when it can: before its award. Source: domain rules D16. */
export const cancelEngagementGates = (engagement: EndFacts): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0 || engagement.stage !== 'fulfillment') return reasons;
  return [
    {
      code: 'engagement-in-fulfillment',
      text: 'Agencies are already working on this engagement.',
      unblockBy: 'Discontinue it instead.',
      who: 'You',
    },
  ];
};

/** Why an engagement can be neither discontinued nor completed; empty when it can: after its award. */
export const stopEngagementGates = (engagement: EndFacts): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0 || engagement.stage === 'fulfillment') return reasons;
  return [
    {
      code: 'engagement-before-fulfillment',
      text: 'No agency is working on this engagement yet.',
      unblockBy: 'Cancel it instead.',
      who: 'You',
    },
  ];
};
