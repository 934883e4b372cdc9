import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { ProfileBanners } from './parts/standing/profile-banners.tsx';
export { redirectToProfile, mustCompleteProfile } from './parts/standing/redirect-to-profile.ts';

export const profileLiveInvalidation: LiveInvalidation = {
  all: [['profile']],
  of: (message) => (isMessageAbout(message, 'profile') ? [['profile']] : []),
};

/**
 * The kinds of events that change data shown on every page: the agency's name, its logo, and whether it is approved.
 */
const shownEverywhere = [
  'profile.brand-changed',
  'profile.assessment-confirmed',
  'profile.agency-approved',
  'profile.agency-declined',
];

/** Whether a message makes the page's session stale. */
export const makesSessionStale = ({ kind }: FeedMessage): boolean => shownEverywhere.includes(kind);
