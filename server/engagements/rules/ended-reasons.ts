import type { Reason } from '#contract/common/refusal.ts';
import { endedReason } from '#contract/engagements/reasons.ts';
import type { EngagementOutcome, EngagementStatus } from '#contract/engagements/states.ts';

/** Returns the reasons why an ended engagement allows no actions; empty while it is open. */
export const endedReasons = (engagement: { status: EngagementStatus; endedAs: EngagementOutcome | null }): Reason[] =>
  engagement.status === 'open' ? [] : [endedReason(engagement.endedAs)];
