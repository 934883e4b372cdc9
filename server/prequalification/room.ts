import { prequalificationEndpoints } from '#contract/prequalification/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { prequalificationJobs } from './jobs.ts';
import { prequalificationRoutes } from './routes.ts';

export const prequalificationRoom = {
  name: 'prequalification',
  endpoints: prequalificationEndpoints,
  routes: prequalificationRoutes,
  jobs: prequalificationJobs,
} satisfies Room;
