export { clientLive } from './client.ts';
