import { peopleEndpoints } from '#contract/people/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { peopleJobs } from './jobs.ts';
import { peopleReactions } from './reactions.ts';
import { peopleRoutes } from './routes.ts';

export const peopleRoom = {
  name: 'people',
  endpoints: peopleEndpoints,
  routes: peopleRoutes,
  reactions: peopleReactions,
  jobs: peopleJobs,
} satisfies Room;
