import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { purgeTestimonials } from './commands/purge-testimonials.ts';

/** Purges deleted testimonials, expired requests and unused logos once a day. */
export const testimonialJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'testimonials.purge',
    cron: '37 3 * * *',
    run: () => inSystemScope(source, 'delete old testimonials', (scope) => purgeTestimonials(scope, files)),
  },
];
