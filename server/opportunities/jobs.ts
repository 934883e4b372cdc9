import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { updateWordCounts } from './commands/update-word-counts.ts';

/** A published engagement is searchable immediately; this job adds its words to suggestions and typo correction. */
export const opportunityJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'opportunities.update-word-counts',
    everySeconds: 5,
    run: async () => {
      while ((await inSystemScope(source, 'update the word counts of opportunities', updateWordCounts)) > 0);
    },
  },
];
