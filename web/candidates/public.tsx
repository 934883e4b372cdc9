export { candidateLive } from './parts/live.ts';
export { CandidatesByStatus } from './parts/candidates-by-status.tsx';
export { EarningsFigure } from './parts/earnings-figure.tsx';
export { RequestCandidates } from './parts/request-candidates.tsx';
export { SubmitCandidateAction } from './parts/submit-action.tsx';
