import type { EngagementKind, Stage } from '#contract/engagements/states.ts';

/**
 * Returns the next stage to which an employer can move a competitive engagement. It is never fulfillment, which begins
 * with the award or, in a success fee engagement, with the first approved application. Source: domain rules D4, D16.
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
