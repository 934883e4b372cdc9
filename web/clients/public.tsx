import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

/** Every event between an agency and a client is counted here. */
export const clientLive: LiveMap = {
  all: [['clients']],
  of: (message) =>
    isAbout(message, 'engagement', 'application', 'candidate', 'assignment', 'prequalification') ? [['clients']] : [],
};
