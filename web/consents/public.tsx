import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/**
 * Maps live messages to queries. It excludes candidates' pages, which have no feed and must not change while they are
 * being read.
 */
export const consentLive: LiveInvalidation = {
  all: [['consents']],
  of: (message) => (isAbout(message, 'consent', 'candidate', 'talent-request', 'engagement') ? consentLive.all : []),
};
