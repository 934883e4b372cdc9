export { prequalificationLive } from './parts/live.ts';
export { RequestButton } from './parts/request-button.tsx';
