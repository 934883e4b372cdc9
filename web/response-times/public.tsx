import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { ApplicationResponseTime, CandidateResponseTime } from './parts/response-time-block.tsx';

export const responseTimeLiveInvalidation: LiveInvalidation = {
  all: [['response-times']],
  of: (message) =>
    isMessageAbout(message, 'application', 'candidate', 'engagement', 'response-time', 'talent-request')
      ? [['response-times']]
      : [],
};
