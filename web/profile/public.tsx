export { profileLive } from './client.ts';
