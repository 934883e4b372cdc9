export { prequalificationLive } from './client.ts';
export { RequestButton } from './parts/request-button.tsx';
