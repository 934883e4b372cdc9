export { changesRights, teamLive } from './parts/live.ts';
