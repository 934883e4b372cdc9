import type { EngagementKind, Stage } from '#contract/engagements/states.ts';

/**
 * The stage that an employer can move a competitive engagement to: fulfillment comes with its award, and a success fee
 * gets there by its first approved application. Source: domain rules D4, D16.
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
