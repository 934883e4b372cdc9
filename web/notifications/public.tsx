export { notificationLive } from './parts/live.ts';
export { Bell } from './parts/bell.tsx';
