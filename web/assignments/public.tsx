import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { UserEngagements } from './parts/user-engagements.tsx';

/** The keys of the queries whose results depend on assignments, in all rooms. */
const seenByAssignment = ['assignments', 'board', 'engagements', 'opportunities', 'applications', 'candidates'].map(
  (room) => [room],
);

export const assignmentLiveInvalidation: LiveInvalidation = {
  all: [['assignments']],
  of: (message) => {
    if (isMessageAbout(message, 'assignment')) return seenByAssignment;
    return isMessageAbout(message, 'team') ? [['assignments']] : [];
  },
};
