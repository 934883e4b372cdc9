export { testimonialLive } from './parts/live.ts';
export { Quote } from './parts/quote.tsx';
