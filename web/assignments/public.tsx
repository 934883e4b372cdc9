import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export { UserWork } from './parts/user-work.tsx';

/** Who works on an engagement decides what people see of it, in every room. */
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
