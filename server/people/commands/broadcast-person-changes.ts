import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** Refreshes open pages about people for all of the agency's users. */
export const broadcastPersonChanges = (scope: AgencyScope): void =>
  scope.broadcast({ tenants: [scope.tenantId], message: { kind: 'person.changed' } });
