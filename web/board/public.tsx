export { boardLive } from './client.ts';
export { EngagementWork } from './parts/engagement-work.tsx';
