import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Refreshes My week on the open pages of the agency's users. */
export const broadcastMyWeek = (scope: AgencyScope): void =>
  scope.broadcast({ tenants: [scope.tenantId], message: { kind: 'my-week.changed' } });
