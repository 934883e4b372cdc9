import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/** Excludes the pages of candidates, which have no feed and must not change while they are read. */
export const consentLive: LiveInvalidation = {
  all: [['consents']],
  of: (message) => (isAbout(message, 'consent', 'candidate', 'talent-request', 'engagement') ? consentLive.all : []),
};
