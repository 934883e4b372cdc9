import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/**
 * Maps live messages to queries. It excludes documents, which never change, and pages for check links, which have no
 * feed.
 */
export const draftCandidateLive: LiveInvalidation = {
  all: ['of', 'one', 'access'].map((part) => ['draft-candidates', part]),
  of: (message) =>
    isAbout(message, 'draft-candidate', 'candidate', 'talent-request', 'engagement') ? draftCandidateLive.all : [],
};
