import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { updateWordCounts } from './commands/update-word-counts.ts';

/**
 * Adds the words of published engagements to suggestions and typo correction. Searches find the engagements themselves
 * immediately, without waiting for this job.
 */
export const opportunityJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'opportunities.update-word-counts',
    everySeconds: 5,
    run: async () => {
      while ((await inSystemScope(source, 'update the word counts of opportunities', updateWordCounts)) > 0);
    },
  },
];
