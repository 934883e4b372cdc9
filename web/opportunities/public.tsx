import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export const opportunityLiveInvalidation: LiveInvalidation = {
  all: [['opportunities']],
  of: (message) =>
    isAbout(message, 'engagement', 'talent-request', 'application', 'prequalification') ? [['opportunities']] : [],
};
