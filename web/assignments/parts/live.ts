import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

/** Assignments decide which engagements users see, in every room. */
export const seenByAssignment = [
  'assignments',
  'board',
  'engagements',
  'opportunities',
  'applications',
  'candidates',
].map((room) => [room]);

export const assignmentLive: LiveMap = {
  all: [['assignments']],
  of: (message) => {
    if (isAbout(message, 'assignment')) return seenByAssignment;
    return isAbout(message, 'team') ? [['assignments']] : [];
  },
};
