import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export const profileLive: LiveMap = {
  all: [['profile']],
  of: (message) => (isAbout(message, 'profile') ? [['profile']] : []),
};

/** What is told of the agency that every page shows: its name, its logo, what Rolecall has decided on it. */
const inEverySight = [
  'profile.brand-changed',
  'profile.assessment-confirmed',
  'profile.agency-approved',
  'profile.agency-declined',
];

/** Whether a message makes old what the page knows of who is signed in. */
export const changesSession = ({ kind }: FeedMessage): boolean => inEverySight.includes(kind);
