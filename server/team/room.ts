import { teamEndpoints } from '#contract/team/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { teamReactions } from './reactions.ts';
import { teamRoutes } from './routes.ts';

export const teamRoom = {
  name: 'team',
  endpoints: teamEndpoints,
  routes: teamRoutes,
  reactions: teamReactions,
} satisfies Room;
