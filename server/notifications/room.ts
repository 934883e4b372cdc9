import { notificationEndpoints } from '#contract/notifications/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { notificationJobs } from './jobs.ts';
import { notificationReactions } from './reactions.ts';
import { notificationRoutes } from './routes.ts';

export const notificationRoom = {
  name: 'notifications',
  endpoints: notificationEndpoints,
  routes: notificationRoutes,
  reactions: notificationReactions,
  jobs: notificationJobs,
} satisfies Room;
