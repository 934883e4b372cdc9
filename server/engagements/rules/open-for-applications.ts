import type { Reason } from '#contract/common/refusal.ts';
import { endedMessage } from '#contract/engagements/rules.ts';
import type { EngagementOutcome, EngagementKind, EngagementStatus, Stage } from '#contract/engagements/states.ts';

interface EngagementFacts {
  kind: EngagementKind;
  status: EngagementStatus;
  stage: Stage;
  endedAs: EngagementOutcome | null;
  closingAt: Date;
}

/** Why nobody can apply to an engagement now; empty when one can. Source: domain rules D5. */
export const engagementOpenForApplications = (engagement: EngagementFacts, now: Date): Reason[] => {
  if (engagement.status !== 'open') {
    return [{ code: 'engagement-ended', text: endedMessage(engagement.endedAs ?? 'completed') }];
  }
  if (engagement.kind === 'competitive' && engagement.stage === 'fulfillment') {
    return [{ code: 'engagement-awarded', text: 'This engagement has been awarded.' }];
  }
  if (engagement.closingAt <= now) {
    return [
      {
        code: 'closing-passed',
        text: 'Applications have closed.',
        unblockBy: 'The employer can move the closing time.',
        who: 'The employer',
      },
    ];
  }
  return [];
};
