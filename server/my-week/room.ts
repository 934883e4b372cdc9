import { myWeekEndpoints } from '#contract/my-week/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { myWeekRoutes } from './routes.ts';

export const myWeekRoom = {
  name: 'my-week',
  endpoints: myWeekEndpoints,
  routes: myWeekRoutes,
} satisfies Room;
