import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

/** All that is kept of one engagement; what changes it throws this away. */
export const engagementKey = (engagementId: string) => ['engagements', engagementId] as const;

/** An engagement shows how far its applications and its roles are. */
export const engagementLive: LiveMap = {
  all: [['engagements']],
  of: (message) => {
    if (!isAbout(message, 'engagement', 'talent-request', 'application', 'candidate')) return [];
    return message.engagementId === undefined
      ? [['engagements']]
      : [engagementKey(message.engagementId), ['engagements', 'own']];
  },
};
