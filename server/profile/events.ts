import type { ProfileSection } from '#contract/profile/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export const profileEvents = {
  changed: 'profile.changed',
  /** The name or the logo that others know the agency by. */
  brandChanged: 'profile.brand-changed',
  assessmentConfirmed: 'profile.assessment-confirmed',
  agencyApproved: 'profile.agency-approved',
  agencyDeclined: 'profile.agency-declined',
} as const;

/** Keeps that the name or the logo of the agency is another one; whoever shows them elsewhere changes them too. */
export const brandChanged = async (scope: AgencyScope): Promise<void> => {
  await scope.emit({ kind: profileEvents.brandChanged, supplierId: scope.tenantId });
  scope.tell({ tenants: [scope.tenantId], message: { kind: profileEvents.brandChanged } });
};

/** A section of the profile, or a list that stands on the page of one. */
type ChangedPart = ProfileSection | 'client-history' | 'industries' | 'job-titles';

/** Keeps that a section of the profile was changed, and tells the agency's open pages. */
export const profileChanged = async (scope: AgencyScope, section: ChangedPart): Promise<void> => {
  await scope.emit({ kind: profileEvents.changed, supplierId: scope.tenantId, data: { section } });
  scope.tell({ tenants: [scope.tenantId], message: { kind: profileEvents.changed } });
};
