import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/** Tasks follow from almost everything that happens in the agency's engagements. */
export const myWeekLive: LiveInvalidation = {
  all: [['my-week']],
  of: (message) =>
    isAbout(
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
