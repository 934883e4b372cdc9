import type { EngagementKind } from '#contract/engagements/states.ts';

/** How an engagement is applied for: the employer's rate, a tender of the agency's own, or no price before the bid. */
export const waysToApply = ['set-rate', 'tender-rate', 'competitive'] as const;
export type WayToApply = (typeof waysToApply)[number];

/** Source: domain rules D4. */
export const wayToApply = (engagement: { kind: EngagementKind; engagementTypeId: number }): WayToApply => {
  if (engagement.kind === 'competitive') return 'competitive';
  return engagement.engagementTypeId === 1 ? 'set-rate' : 'tender-rate';
};
