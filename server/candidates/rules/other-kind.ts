import type { EngagementKind } from '#contract/engagements/states.ts';

/**
 * Whether a call is limited to auctions or to success fees and the engagement is of the other kind. Its records are then
 * not found.
 */
export const isOfOtherKind = (
  { auctionType }: { auctionType?: EngagementKind | undefined },
  engagement: { kind: EngagementKind },
): boolean => auctionType !== undefined && auctionType !== engagement.kind;
