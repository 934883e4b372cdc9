export { changesSession, profileLive } from './client.ts';
