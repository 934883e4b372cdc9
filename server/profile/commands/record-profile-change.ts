import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { profileEvents, type profileParts } from '../events.ts';

/** Records the agency's new name or logo. Parts of the server that store a copy react to the event. */
export const recordBrandChange = async (scope: AgencyScope): Promise<void> => {
  await scope.emit({ kind: profileEvents.brandChanged, supplierId: scope.tenantId });
  scope.broadcast({ tenants: [scope.tenantId], message: { kind: profileEvents.brandChanged } });
};

/** Records the changed section of the profile and refreshes the agency's open pages. */
export const recordProfileChange = async (
  scope: AgencyScope,
  section: (typeof profileParts)[number],
): Promise<void> => {
  await scope.emit({ kind: profileEvents.changed, supplierId: scope.tenantId, data: { section } });
  scope.broadcast({ tenants: [scope.tenantId], message: { kind: profileEvents.changed } });
};
