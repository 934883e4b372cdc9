import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export { Quote } from './parts/quote.tsx';

export const testimonialLive: LiveMap = {
  all: [['testimonials']],
  of: (message) => (isAbout(message, 'testimonial') ? [['testimonials']] : []),
};
