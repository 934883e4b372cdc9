import { z } from 'zod';
import { noPayload } from '#server/platform/events/payload.ts';
import { profileSections } from '#contract/profile/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export const profileEvents = {
  changed: 'profile.changed',
  /** The agency's name or logo, as others see it, has changed. */
  brandChanged: 'profile.brand-changed',
  assessmentConfirmed: 'profile.assessment-confirmed',
  agencyApproved: 'profile.agency-approved',
  agencyDeclined: 'profile.agency-declined',
} as const;

/** The sections of the profile, and the lists that are part of a section's page. */
const changedParts = [...profileSections.map(({ key }) => key), 'client-history', 'industries', 'job-titles'] as const;

export const profilePayloads = {
  [profileEvents.changed]: z.object({ section: z.enum(changedParts) }),
  [profileEvents.brandChanged]: noPayload,
  [profileEvents.assessmentConfirmed]: noPayload,
  [profileEvents.agencyApproved]: noPayload,
  [profileEvents.agencyDeclined]: noPayload,
} as const;

/** Emits that the agency's name or logo has changed, so that copies of them elsewhere are updated. */
export const brandChanged = async (scope: AgencyScope): Promise<void> => {
  await scope.emit({ kind: profileEvents.brandChanged, supplierId: scope.tenantId });
  scope.broadcast({ tenants: [scope.tenantId], message: { kind: profileEvents.brandChanged } });
};

/** Records that a section of the profile was changed, and notifies the agency's open pages. */
export const profileChanged = async (scope: AgencyScope, section: (typeof changedParts)[number]): Promise<void> => {
  await scope.emit({ kind: profileEvents.changed, supplierId: scope.tenantId, data: { section } });
  scope.broadcast({ tenants: [scope.tenantId], message: { kind: profileEvents.changed } });
};
