import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { Quote } from './parts/quote.tsx';

export const testimonialLiveInvalidation: LiveInvalidation = {
  all: [['testimonials']],
  of: (message) => (isAbout(message, 'testimonial') ? [['testimonials']] : []),
};
