import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/**
 * Maps live messages to queries. Documents are excluded, because they never change, and so are check links' pages,
 * because they have no feed.
 */
export const draftCandidateLiveInvalidation: LiveInvalidation = {
  all: ['of', 'one', 'access'].map((part) => ['draft-candidates', part]),
  of: (message) =>
    isMessageAbout(message, 'draft-candidate', 'candidate', 'talent-request', 'engagement')
      ? draftCandidateLiveInvalidation.all
      : [],
};
