import { boardEndpoints } from '#contract/board/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { boardRoutes } from './routes.ts';

export const boardRoom = {
  name: 'board',
  endpoints: boardEndpoints,
  routes: boardRoutes,
} satisfies Room;
