import { biddingEndpoints } from '#contract/bidding/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { biddingJobs } from './jobs.ts';
import { biddingReactions } from './reactions.ts';
import { biddingRoutes } from './routes.ts';

const answered = new Set(biddingRoutes.map(({ operation }) => operation.name));

export const biddingRoom = {
  name: 'bidding',
  // Until every operation has its route.
  endpoints: biddingEndpoints.filter(({ operation }) => answered.has(operation)),
  routes: biddingRoutes,
  reactions: biddingReactions,
  jobs: biddingJobs,
} satisfies Room;
