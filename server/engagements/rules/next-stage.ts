import type { EngagementKind, Stage } from '#contract/engagements/states.ts';

/**
 * The stage to which an employer can move a competitive engagement. Fulfillment begins with its award, and for a
 * success fee with its first approved application. Source: domain rules D4, D16.
 */
export const nextStageOf = ({
  kind,
  stage,
}: {
  kind: EngagementKind;
  stage: Stage;
}): 'clarification' | 'bidding' | null => {
  if (kind !== 'competitive') return null;
  if (stage === 'application') return 'clarification';
  return stage === 'clarification' ? 'bidding' : null;
};
