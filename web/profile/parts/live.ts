import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export const profileLive: LiveMap = {
  all: [['profile']],
  of: (message) => (isAbout(message, 'profile') ? [['profile']] : []),
};

/** Changes of the agency that affect every page: its name, its logo and Rolecall's decision. */
const inEverySight = [
  'profile.brand-changed',
  'profile.assessment-confirmed',
  'profile.agency-approved',
  'profile.agency-declined',
];

/** Whether a message outdates the session data of the signed-in user. */
export const changesSession = ({ kind }: FeedMessage): boolean => inEverySight.includes(kind);
