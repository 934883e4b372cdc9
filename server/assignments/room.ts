import { assignmentEndpoints } from '#contract/assignments/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { assignmentReactions } from './reactions.ts';
import { assignmentRoutes } from './routes.ts';

export const assignmentRoom = {
  name: 'assignments',
  endpoints: assignmentEndpoints,
  routes: assignmentRoutes,
  reactions: assignmentReactions,
} satisfies Room;
