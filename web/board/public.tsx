import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { EngagementNextStep, AgencyApplicationStatus, useIsOwnClient } from './parts/engagement-next-step.tsx';

/** Maps live messages to the board's queries. Every event about an engagement changes the board. */
export const boardLiveInvalidation: LiveInvalidation = {
  all: [['board']],
  of: (message) =>
    isMessageAbout(message, 'engagement', 'talent-request', 'application', 'candidate', 'assignment')
      ? [['board']]
      : [],
};
