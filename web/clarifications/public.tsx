import { useQuery } from '@tanstack/react-query';
import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';
import { clarificationsKey, clarificationsQuery, commentCountsKey, commentsKey, discussionsKey } from './client.ts';

export { CandidateComments } from './parts/comments/candidate-comments.tsx';
export { CommentCount, CommentCounts } from './parts/comments/comment-counts.tsx';
export { ClarificationsTab } from './pages/clarifications-tab.tsx';
export { UnreadDiscussions } from './parts/discussions/unread-discussions.tsx';

export const clarificationLiveInvalidation: LiveInvalidation = {
  all: [clarificationsKey, commentsKey, commentCountsKey, discussionsKey],
  of: (message) => {
    const { engagementId, candidateId } = message;
    const clarifications = isMessageAbout(message, 'clarification', 'engagement', 'application')
      ? [engagementId === undefined ? clarificationsKey : [...clarificationsKey, engagementId]]
      : [];
    const comments = isMessageAbout(message, 'candidate', 'clarification', 'engagement')
      ? [candidateId === undefined ? commentsKey : [...commentsKey, candidateId], commentCountsKey]
      : [];
    return [...clarifications, ...comments, ...(isMessageAbout(message, 'discussion') ? [discussionsKey] : [])];
  },
};

/** Returns the number of topics with unread messages in an engagement, or undefined while it loads. */
export const useUnreadClarifications = (engagementId: string, enabled = true): number | undefined =>
  useQuery({
    ...clarificationsQuery(engagementId),
    enabled,
    select: ({ clarifications }) => clarifications.filter((one) => one.unread_count > 0).length,
  }).data;
