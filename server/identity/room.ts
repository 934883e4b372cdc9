import { identityTokenEndpoints } from '#contract/identity/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { identityJobs } from './jobs.ts';
import { identityReactions } from './reactions.ts';
import { identityRoutes } from './routes.ts';

export const identityRoom = {
  name: 'identity',
  endpoints: identityTokenEndpoints,
  routes: identityRoutes,
  reactions: identityReactions,
  jobs: identityJobs,
} satisfies Room;
