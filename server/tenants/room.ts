import { tenantEndpoints } from '#contract/tenants/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { tenantRoutes } from './routes.ts';

export const tenantRoom = {
  name: 'tenants',
  endpoints: tenantEndpoints,
  routes: tenantRoutes,
} satisfies Room;
