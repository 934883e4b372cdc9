export { engagementLive } from './parts/live.ts';
export { EngagementFacts } from './parts/engagement-facts.tsx';
export { kindAndNumber } from './parts/engagement-head.tsx';
export { Fee, MoneyRange } from './parts/fee.tsx';
export { Documents, Requirements } from './parts/documents.tsx';
export { Questions } from './parts/talent-requests.tsx';
export { LoadError } from './parts/load-error.tsx';
export { BackLink } from './parts/back-link.tsx';
