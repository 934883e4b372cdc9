import type { DemoEngagement } from './engagement.ts';
import { auctionEngagements } from './auctions/auction-engagements.ts';
import { laterEngagements } from './later-engagements.ts';
import { openEngagements } from './open-engagements.ts';

/** Demo engagements of both kinds, in every stage and status. */
export const demoEngagements: readonly DemoEngagement[] = [
  ...openEngagements,
  ...laterEngagements,
  ...auctionEngagements,
];
