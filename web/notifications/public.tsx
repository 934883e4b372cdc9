import type { QueryKey } from '@tanstack/react-query';
import type { LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { Bell } from './parts/bell.tsx';
export { MuteButton } from './parts/mute-button.tsx';

const lists: readonly QueryKey[] = [
  ['notifications', 'bell'],
  ['notifications', 'list'],
];

export const notificationLiveInvalidation: LiveInvalidation = {
  all: lists,
  of: ({ kind }) => (kind === 'notification' ? lists : []),
};
