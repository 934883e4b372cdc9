import { candidateEndpoints } from '#contract/candidates/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { candidateJobs } from './jobs.ts';
import { candidateReactions } from './reactions.ts';
import { candidateRoutes } from './routes.ts';

export const candidateRoom = {
  name: 'candidates',
  endpoints: candidateEndpoints,
  routes: candidateRoutes,
  reactions: candidateReactions,
  jobs: candidateJobs,
} satisfies Room;
