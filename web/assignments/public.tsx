export { assignmentLive } from './parts/live.ts';
export { UserWork } from './parts/user-work.tsx';
