import type { ProfileSection } from '#contract/profile/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export const profileEvents = { changed: 'profile.changed' } as const;

/** Keeps that a section of the profile was changed, and tells the agency's open pages. */
export const profileChanged = async (scope: AgencyScope, section: ProfileSection): Promise<void> => {
  await scope.emit({ kind: profileEvents.changed, supplierId: scope.tenantId, data: { section } });
  scope.tell({ tenants: [scope.tenantId], message: { kind: profileEvents.changed } });
};
