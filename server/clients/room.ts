import { clientEndpoints } from '#contract/clients/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { clientRoutes } from './routes.ts';

export const clientRoom = {
  name: 'clients',
  endpoints: clientEndpoints,
  routes: clientRoutes,
} satisfies Room;
