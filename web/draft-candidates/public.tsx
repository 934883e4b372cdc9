import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/** Excludes documents, which never change, and pages of check links, which have no feed. */
export const draftCandidateLive: LiveInvalidation = {
  all: ['of', 'one', 'access'].map((part) => ['draft-candidates', part]),
  of: (message) =>
    isAbout(message, 'draft-candidate', 'candidate', 'talent-request', 'engagement') ? draftCandidateLive.all : [],
};
