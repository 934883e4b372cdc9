import { responseTimeEndpoints } from '#contract/response-times/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { responseTimeJobs } from './jobs.ts';
import { responseTimeRoutes } from './routes.ts';

export const responseTimeRoom = {
  name: 'response-times',
  endpoints: responseTimeEndpoints,
  routes: responseTimeRoutes,
  jobs: responseTimeJobs,
} satisfies Room;
