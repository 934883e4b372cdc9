export { boardLive } from './client.ts';
export { EngagementWork, useIsOwnClient } from './parts/engagement-work.tsx';
