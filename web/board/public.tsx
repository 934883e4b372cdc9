export { boardLive } from './parts/live.ts';
export { EngagementWork, useIsOwnClient } from './parts/engagement-work.tsx';
