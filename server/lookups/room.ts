import { lookupEndpoints } from '#contract/lookups/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { lookupRoutes } from './routes.ts';

export const lookupRoom = {
  name: 'lookups',
  endpoints: lookupEndpoints,
  routes: lookupRoutes,
} satisfies Room;
