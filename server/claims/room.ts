import { claimEndpoints } from '#contract/claims/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { claimJobs } from './jobs.ts';
import { claimReactions } from './reactions.ts';
import { claimRoutes } from './routes.ts';

export const claimRoom = {
  name: 'claims',
  endpoints: claimEndpoints,
  routes: claimRoutes,
  reactions: claimReactions,
  jobs: claimJobs,
} satisfies Room;
