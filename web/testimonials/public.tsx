export { testimonialLive } from './client.ts';
