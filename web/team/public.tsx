export { changesRights, teamLive } from './client.ts';
