import { consentEndpoints } from '#contract/consents/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { consentJobs } from './jobs.ts';
import { consentReactions } from './reactions.ts';
import { consentRoutes } from './routes.ts';

export const consentRoom = {
  name: 'consents',
  endpoints: consentEndpoints,
  routes: consentRoutes,
  reactions: consentReactions,
  jobs: consentJobs,
} satisfies Room;
