import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

/** Everything that happens between an agency and a client is counted here. */
export const clientLive: LiveMap = {
  all: [['clients']],
  of: (message) =>
    isAbout(message, 'engagement', 'application', 'candidate', 'assignment', 'prequalification') ? [['clients']] : [],
};
