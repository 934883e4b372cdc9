import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/**
 * Maps live messages to the clients' queries. Every event between an agency and a client changes that client's figures.
 */
export const clientLiveInvalidation: LiveInvalidation = {
  all: [['clients']],
  of: (message) =>
    isMessageAbout(message, 'engagement', 'application', 'candidate', 'assignment', 'prequalification')
      ? [['clients']]
      : [],
};
