import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

/** The figures here depend on everything that happens between an agency and a client. */
export const clientLive: LiveMap = {
  all: [['clients']],
  of: (message) =>
    isAbout(message, 'engagement', 'application', 'candidate', 'assignment', 'prequalification') ? [['clients']] : [],
};
