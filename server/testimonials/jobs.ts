import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { purgeTestimonials } from './commands/purge-testimonials.ts';

/** Purges deleted and expired testimonials once a day. */
export const testimonialJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'testimonials.forget',
    cron: '37 3 * * *',
    run: () =>
      inSystemScope(source, 'forget testimonials that were deleted', (scope) => purgeTestimonials(scope, files)),
  },
];
