import type { Reason } from '#contract/common/refusal.ts';
import { endedReason, engagementReasons } from '#contract/engagements/reasons.ts';
import type { EngagementOutcome, EngagementKind, EngagementStatus, Stage } from '#contract/engagements/states.ts';

interface Facts {
  kind: EngagementKind;
  status: EngagementStatus;
  endedAs: EngagementOutcome | null;
  stage: Stage;
  publishedAt: Date | null;
}

/**
 * The stage that an employer can move a competitive engagement to: fulfillment comes with its award, and a success fee
 * gets there by its first approved application. Source: domain rules D4, D16.
 */
export const nextStageOf = ({ kind, stage }: Pick<Facts, 'kind' | 'stage'>): 'clarification' | 'bidding' | null => {
  if (kind !== 'competitive') return null;
  if (stage === 'application') return 'clarification';
  return stage === 'clarification' ? 'bidding' : null;
};

/** Why an engagement stays in its stage; empty when its employer can move it. */
export const stageGates = (engagement: Facts): Reason[] => {
  if (engagement.status !== 'open') return [endedReason(engagement.endedAs)];
  if (engagement.publishedAt === null) return [engagementReasons['engagement-not-published']];
  if (engagement.kind !== 'competitive') return [engagementReasons['no-such-stage']];
  return nextStageOf(engagement) ? [] : [engagementReasons['stage-moves-by-award']];
};
