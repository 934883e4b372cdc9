export { engagementLive } from './parts/live.ts';
export { EngagementFacts } from './parts/engagement-facts.tsx';
export { numberedWords } from './parts/engagement-head.tsx';
export { Fee, MoneyRange } from './parts/fee.tsx';
export { Documents, Requirements } from './parts/paper.tsx';
export { Questions } from './parts/talent-requests.tsx';
export { Trouble } from './parts/trouble.tsx';
export { WayHome } from './parts/way-home.tsx';
