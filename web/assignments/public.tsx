export { assignmentLive } from './client.ts';
export { UserWork } from './parts/user-work.tsx';
