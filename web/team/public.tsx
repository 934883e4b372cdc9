import type { FeedMessage } from '#contract/notifications/shapes.ts';
import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { TeamLayout, TeamLoadError } from './parts/team-layout.tsx';

export const teamLiveInvalidation: LiveInvalidation = {
  all: [['team']],
  of: (message) => (isMessageAbout(message, 'team') ? [['team']] : []),
};

/**
 * Whether a message may mean that a user's permissions have changed. If so, pages that the user is no longer allowed to
 * use are closed at once.
 */
export const mayChangePermissions = ({ kind }: FeedMessage): boolean => kind === 'team.changed';
