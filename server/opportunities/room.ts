import { opportunityEndpoints } from '#contract/opportunities/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { opportunityJobs } from './jobs.ts';
import { opportunityReactions } from './reactions.ts';
import { opportunityRoutes } from './routes.ts';

export const opportunityRoom = {
  name: 'opportunities',
  endpoints: opportunityEndpoints,
  routes: opportunityRoutes,
  reactions: opportunityReactions,
  jobs: opportunityJobs,
} satisfies Room;
