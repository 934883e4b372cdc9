import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export const teamLive: LiveMap = {
  all: [['team']],
  of: (message) => (isAbout(message, 'team') ? [['team']] : []),
};

/** Whether somebody's rights may have changed: what they may no longer do then leaves their pages at once. */
export const changesRights = ({ kind }: FeedMessage): boolean => kind === 'team.changed';
