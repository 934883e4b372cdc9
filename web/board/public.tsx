export { boardLive } from './client.ts';
