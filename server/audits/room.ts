import { auditEndpoints } from '#contract/audits/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { auditReactions } from './reactions.ts';
import { auditRoutes } from './routes.ts';

export const auditRoom = {
  name: 'audits',
  endpoints: auditEndpoints,
  routes: auditRoutes,
  reactions: auditReactions,
} satisfies Room;
