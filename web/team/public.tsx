import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export const teamLive: LiveMap = {
  all: [['team']],
  of: (message) => (isAbout(message, 'team') ? [['team']] : []),
};

/** Whether a user's permissions may have changed, so that pages they may no longer use are closed at once. */
export const changesRights = ({ kind }: FeedMessage): boolean => kind === 'team.changed';
