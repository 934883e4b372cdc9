import { z } from 'zod';
import { noPayload } from '#server/platform/events/payload-types.ts';
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
export const changedParts = [
  ...profileSections.map(({ key }) => key),
  'client-history',
  'industries',
  'job-titles',
] as const;

export const profilePayloads = {
  [profileEvents.changed]: z.object({ section: z.enum(changedParts) }),
  [profileEvents.brandChanged]: noPayload,
  [profileEvents.assessmentConfirmed]: noPayload,
  [profileEvents.agencyApproved]: noPayload,
  [profileEvents.agencyDeclined]: noPayload,
} as const;
