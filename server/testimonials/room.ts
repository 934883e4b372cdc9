import { testimonialEndpoints } from '#contract/testimonials/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { testimonialJobs } from './jobs.ts';
import { testimonialReactions } from './reactions.ts';
import { testimonialRoutes } from './routes.ts';

export const testimonialRoom = {
  name: 'testimonials',
  endpoints: testimonialEndpoints,
  routes: testimonialRoutes,
  reactions: testimonialReactions,
  jobs: testimonialJobs,
} satisfies Room;
