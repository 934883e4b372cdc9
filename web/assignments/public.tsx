import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { UserWork } from './parts/user-work.tsx';

/** The queries of every room whose results depend on assignments. */
const seenByAssignment = ['assignments', 'board', 'engagements', 'opportunities', 'applications', 'candidates'].map(
  (room) => [room],
);

export const assignmentLive: LiveInvalidation = {
  all: [['assignments']],
  of: (message) => {
    if (isAbout(message, 'assignment')) return seenByAssignment;
    return isAbout(message, 'team') ? [['assignments']] : [];
  },
};
