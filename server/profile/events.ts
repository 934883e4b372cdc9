import { z } from 'zod';
import { emptyPayloadSchema } from '#server/platform/events/payload-types.ts';
import { profileSections } from '#contract/profile/rules.ts';

export const profileEvents = {
  changed: 'profile.changed',
  /** The agency's name or logo, as others see it, changed. */
  brandChanged: 'profile.brand-changed',
  assessmentConfirmed: 'profile.assessment-confirmed',
  agencyApproved: 'profile.agency-approved',
  agencyDeclined: 'profile.agency-declined',
} as const;

/** The sections of the profile, and the lists that are part of a section's page. */
export const profileParts = [
  ...profileSections.map(({ key }) => key),
  'client-history',
  'industries',
  'job-titles',
] as const;

export const profilePayloads = {
  [profileEvents.changed]: z.object({ section: z.enum(profileParts) }),
  [profileEvents.brandChanged]: emptyPayloadSchema,
  [profileEvents.assessmentConfirmed]: emptyPayloadSchema,
  [profileEvents.agencyApproved]: emptyPayloadSchema,
  [profileEvents.agencyDeclined]: emptyPayloadSchema,
} as const;
