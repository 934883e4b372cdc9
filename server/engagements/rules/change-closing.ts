import type { Reason } from '#contract/common/refusal.ts';
import { endedReason, engagementReasons } from '#contract/engagements/reasons.ts';
import type { EngagementOutcome, EngagementKind, EngagementStatus, Stage } from '#contract/engagements/states.ts';

/** Why the closing time of an engagement stays as it is, whatever the new one would be; empty when it may move. */
export const closingLockedReasons = (engagement: {
  kind: EngagementKind;
  status: EngagementStatus;
  stage: Stage;
  endedAs: EngagementOutcome | null;
  publishedAt: Date | null;
}): Reason[] => {
  if (engagement.status !== 'open') return [endedReason(engagement.endedAs)];
  if (engagement.publishedAt === null) return [engagementReasons['engagement-not-published']];
  // Applications to a competitive engagement end with its award, so that there is nothing left to close.
  if (engagement.kind === 'competitive' && engagement.stage === 'fulfillment') {
    return [engagementReasons['engagement-awarded']];
  }
  return [];
};

const longestMs = 366 * 86_400_000;

/** What is wrong with a closing time that somebody asks for now; undefined when nothing is. */
export const closingError = (closingAt: Date, now: Date): 'closing-in-the-past' | 'closing-too-far' | undefined => {
  if (closingAt <= now) return 'closing-in-the-past';
  return closingAt.getTime() - now.getTime() > longestMs ? 'closing-too-far' : undefined;
};
