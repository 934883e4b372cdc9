import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/** Every event between an agency and a client is counted here. */
export const clientLive: LiveInvalidation = {
  all: [['clients']],
  of: (message) =>
    isAbout(message, 'engagement', 'application', 'candidate', 'assignment', 'prequalification') ? [['clients']] : [],
};
