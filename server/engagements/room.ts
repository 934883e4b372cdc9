import { engagementEndpoints } from '#contract/engagements/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { engagementJobs } from './jobs.ts';
import { engagementRoutes } from './routes.ts';

export const engagementRoom = {
  name: 'engagements',
  endpoints: engagementEndpoints,
  routes: engagementRoutes,
  jobs: engagementJobs,
} satisfies Room;
