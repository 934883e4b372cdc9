import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { updateWordCounts } from './commands/update-word-counts.ts';

/** Published engagements are found at once; suggestions and typo tolerance follow a little later. */
export const opportunityJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'opportunities.learn-words',
    everySeconds: 5,
    run: async () => {
      while ((await inSystemScope(source, 'words of opportunities', updateWordCounts)) > 0);
    },
  },
];
