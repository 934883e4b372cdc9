import type { Scope } from '#server/platform/scope/scope.ts';
import type { testimonialEvents } from '../events.ts';

type Kind = (typeof testimonialEvents)[keyof typeof testimonialEvents];

/** Has the agency's open pages follow what happens to its testimonials, which have no subject among the feed's. */
export const broadcastToAgency = (scope: Scope, tenantId: string, kind: Kind): void =>
  scope.broadcast({ tenants: [tenantId], message: { kind } });
