import type { QueryKey } from '@tanstack/react-query';
import type { LiveMap } from '#web/platform/live/live-map.ts';

export { Bell } from './parts/bell.tsx';

const lists: readonly QueryKey[] = [
  ['notifications', 'bell'],
  ['notifications', 'list'],
];

export const notificationLive: LiveMap = {
  all: lists,
  of: ({ kind }) => (kind === 'notification' ? lists : []),
};
