import { profileEndpoints } from '#contract/profile/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { profileJobs } from './jobs.ts';
import { profileReactions } from './reactions.ts';
import { profileRoutes } from './routes.ts';

export const profileRoom = {
  name: 'profile',
  endpoints: profileEndpoints,
  routes: profileRoutes,
  reactions: profileReactions,
  jobs: profileJobs,
} satisfies Room;
