import type { Route } from '#server/platform/http/handler.ts';
import { agencyEngagementRoutes } from './routes/agency.ts';
import { employerEngagementRoutes } from './routes/employer.ts';

export const engagementRoutes: readonly Route[] = [...agencyEngagementRoutes, ...employerEngagementRoutes];
