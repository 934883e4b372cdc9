import { supportEndpoints } from '#contract/support/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { supportJobs } from './jobs.ts';
import { supportReactions } from './reactions.ts';
import { supportRoutes } from './routes.ts';

export const supportRoom = {
  name: 'support',
  endpoints: supportEndpoints,
  routes: supportRoutes,
  reactions: supportReactions,
  jobs: supportJobs,
} satisfies Room;
