export { clientLive } from './parts/live.ts';
