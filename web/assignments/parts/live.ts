import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

/** Who works on an engagement decides what people see of it, in every room. */
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
