export { teamLive } from './client.ts';
export { useFollowRights } from './parts/follow-rights.ts';
