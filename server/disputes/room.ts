import { disputeEndpoints } from '#contract/disputes/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { disputeJobs } from './jobs.ts';
import { disputeReactions } from './reactions.ts';
import { disputeRoutes } from './routes.ts';

export const disputeRoom = {
  name: 'disputes',
  endpoints: disputeEndpoints,
  routes: disputeRoutes,
  reactions: disputeReactions,
  jobs: disputeJobs,
} satisfies Room;
