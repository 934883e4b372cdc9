import { biddingEndpoints } from '#contract/bidding/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { biddingJobs } from './jobs.ts';
import { biddingReactions } from './reactions.ts';
import { biddingRoutes } from './routes.ts';

export const biddingRoom = {
  name: 'bidding',
  endpoints: biddingEndpoints,
  routes: biddingRoutes,
  reactions: biddingReactions,
  jobs: biddingJobs,
} satisfies Room;
