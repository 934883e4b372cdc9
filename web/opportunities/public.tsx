export { opportunityLive } from './parts/live.ts';
