import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export { UserWork } from './parts/user-work.tsx';

/** The queries of every room whose results depend on assignments. */
const seenByAssignment = ['assignments', 'board', 'engagements', 'opportunities', 'applications', 'candidates'].map(
  (room) => [room],
);

export const assignmentLive: LiveMap = {
  all: [['assignments']],
  of: (message) => {
    if (isAbout(message, 'assignment')) return seenByAssignment;
    return isAbout(message, 'team') ? [['assignments']] : [];
  },
};
