import { applicationEndpoints } from '#contract/applications/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { applicationJobs } from './jobs.ts';
import { applicationReactions } from './reactions.ts';
import { applicationRoutes } from './routes.ts';

export const applicationRoom = {
  name: 'applications',
  endpoints: applicationEndpoints,
  routes: applicationRoutes,
  reactions: applicationReactions,
  jobs: applicationJobs,
} satisfies Room;
