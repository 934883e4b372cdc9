import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/**
 * Maps live messages to queries. Candidates' pages are excluded: they have no feed and must not change while a
 * candidate reads them.
 */
export const consentLiveInvalidation: LiveInvalidation = {
  all: [['consents']],
  of: (message) =>
    isMessageAbout(message, 'consent', 'candidate', 'talent-request', 'engagement') ? consentLiveInvalidation.all : [],
};
