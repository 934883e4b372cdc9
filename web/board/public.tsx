export { boardLive } from './parts/live.ts';
export { EngagementWork, OwnApplicationStatus, useIsOwnClient } from './parts/engagement-work.tsx';
