import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/** Maps live messages to the queries about tasks, which almost every event in the agency's engagements changes. */
export const myWeekLiveInvalidation: LiveInvalidation = {
  all: [['my-week']],
  of: (message) =>
    isMessageAbout(
      message,
      'application',
      'assignment',
      'bid',
      'candidate',
      'engagement',
      'lot',
      'my-week',
      'prequalification',
      'talent-request',
      'team',
    )
      ? [['my-week']]
      : [],
};
