import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { Quote } from './parts/quote.tsx';

export const testimonialLiveInvalidation: LiveInvalidation = {
  all: [['testimonials']],
  of: (message) => (isMessageAbout(message, 'testimonial') ? [['testimonials']] : []),
};
