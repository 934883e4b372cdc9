import { supportEndpoints } from '#contract/support/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { supportJobs } from './jobs.ts';
import { supportRoutes } from './routes.ts';

export const supportRoom = {
  name: 'support',
  endpoints: supportEndpoints,
  routes: supportRoutes,
  jobs: supportJobs,
} satisfies Room;
