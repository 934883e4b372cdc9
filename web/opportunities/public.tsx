import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export const opportunityLive: LiveMap = {
  all: [['opportunities']],
  of: (message) =>
    isAbout(message, 'engagement', 'talent-request', 'application', 'prequalification') ? [['opportunities']] : [],
};
