import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/** Maps live messages to the clients' queries: every event between an agency and a client changes their figures. */
export const clientLive: LiveInvalidation = {
  all: [['clients']],
  of: (message) =>
    isAbout(message, 'engagement', 'application', 'candidate', 'assignment', 'prequalification') ? [['clients']] : [],
};
