export { notificationLive } from './client.ts';
export { Bell } from './parts/bell.tsx';
