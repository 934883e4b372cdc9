export { testimonialLive } from './client.ts';
export { Quote } from './parts/quote.tsx';
