import { conversationEndpoints } from '#contract/clarifications/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { clarificationJobs } from './jobs.ts';
import { clarificationReactions } from './reactions.ts';
import { clarificationRoutes } from './routes.ts';

export const clarificationRoom = {
  name: 'clarifications',
  endpoints: conversationEndpoints,
  routes: clarificationRoutes,
  reactions: clarificationReactions,
  jobs: clarificationJobs,
} satisfies Room;
