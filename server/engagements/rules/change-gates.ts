import type { Reason } from '#contract/common/refusal.ts';
import type { EngagementKind, Stage } from '#contract/engagements/states.ts';
import { notOpenReasons, type EndFacts } from './end-gates.ts';

/** Why what a published engagement says of itself stays as it is; empty when it can be changed. */
export const changeGates = (engagement: EndFacts): Reason[] => notOpenReasons(engagement);

/** Why what agencies bid on stays: bidding on a competitive engagement has begun. */
export const biddingBegunReasons = (
  { kind, stage }: { kind: EngagementKind; stage: Stage },
  words: { text: string; with: string },
): Reason[] =>
  kind === 'competitive' && (stage === 'bidding' || stage === 'fulfillment')
    ? [
        {
          code: 'bidding-begun',
          text: words.text,
          unblockBy: `Publish a new engagement with ${words.with}.`,
          who: 'You',
        },
      ]
    : [];

/**
 * Why the terms stay as they are; empty when they can be changed. Bids are made on the terms, so that those of a
 * competitive engagement are settled once bidding has begun. Source: domain rules D9.
 */
export const changeTermsGates = (engagement: EndFacts & { kind: EngagementKind }): Reason[] => {
  const reasons = notOpenReasons(engagement);
  return reasons.length > 0
    ? reasons
    : biddingBegunReasons(engagement, { text: 'Bidding on these terms has started.', with: 'other terms' });
};

/** Why no talent request can be added; empty when one can: while it is open, goes on, and nobody bids yet. */
export const addRequestGates = (engagement: EndFacts & { kind: EngagementKind; pausedAt: Date | null }): Reason[] => {
  const reasons = notOpenReasons(engagement);
  if (reasons.length > 0) return reasons;
  const paused =
    engagement.pausedAt === null
      ? []
      : [{ code: 'engagement-paused', text: 'This engagement is paused.', unblockBy: 'Resume it.', who: 'You' }];
  const text = 'Bidding on this engagement has started.';
  return [...biddingBegunReasons(engagement, { text, with: 'more talent requests' }), ...paused];
};
