import type { Scope } from '#server/platform/scope/scope.ts';
import type { testimonialEvents } from '../events.ts';

type Kind = (typeof testimonialEvents)[keyof typeof testimonialEvents];

/** Tells the agency's open pages about changes to its testimonials, which the feed doesn't cover. */
export const broadcastToAgency = (scope: Scope, tenantId: string, kind: Kind): void =>
  scope.broadcast({ tenants: [tenantId], message: { kind } });
