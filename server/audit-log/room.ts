import { auditLogEndpoints } from '#contract/audit-log/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { auditLogRoutes } from './routes.ts';

export const auditLogRoom = { name: 'audit-log', endpoints: auditLogEndpoints, routes: auditLogRoutes } satisfies Room;
