import type { Scope } from '#server/platform/scope/scope.ts';
import type { testimonialEvents } from '../events.ts';

type Kind = (typeof testimonialEvents)[keyof typeof testimonialEvents];

/**
 * Tells the agency's open pages about changes to its testimonials. Events about testimonials aren't broadcast
 * automatically, because they belong to no engagement.
 */
export const broadcastToAgency = (scope: Scope, tenantId: string, kind: Kind): void =>
  scope.broadcast({ tenants: [tenantId], message: { kind } });
