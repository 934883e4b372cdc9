import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export { EngagementWork, OwnApplicationStatus, useIsOwnClient } from './parts/engagement-work.tsx';

/** Every event about an engagement changes the board. */
export const boardLive: LiveMap = {
  all: [['board']],
  of: (message) =>
    isAbout(message, 'engagement', 'talent-request', 'application', 'candidate', 'assignment') ? [['board']] : [],
};
