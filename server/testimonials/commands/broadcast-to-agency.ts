import type { Scope } from '#server/platform/scope/scope.ts';
import type { testimonialEvents } from '../events.ts';

type Kind = (typeof testimonialEvents)[keyof typeof testimonialEvents];

/** Notifies the agency's open pages of changes to its testimonials, which are not a subject of the feed. */
export const broadcastToAgency = (scope: Scope, tenantId: string, kind: Kind): void =>
  scope.broadcast({ tenants: [tenantId], message: { kind } });
