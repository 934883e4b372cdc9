import { reportEndpoints } from '#contract/reports/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { reportRoutes } from './routes.ts';

export const reportRoom = {
  name: 'reports',
  endpoints: reportEndpoints,
  routes: reportRoutes,
} satisfies Room;
