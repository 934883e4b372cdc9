import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export const opportunityLiveInvalidation: LiveInvalidation = {
  all: [['opportunities']],
  of: (message) =>
    isMessageAbout(message, 'engagement', 'talent-request', 'application', 'prequalification')
      ? [['opportunities']]
      : [],
};
