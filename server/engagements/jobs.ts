import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { requestsToResume, resumeByItself } from './commands/pause-request.ts';

/** Pauses that have run out are written down and told; they are read as over at once. */
export const engagementJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'engagements.resume-requests',
    everySeconds: 5,
    run: async () => {
      for (const id of await inSystemScope(source, 'see which pauses have run out', requestsToResume)) {
        await inSystemScope(source, 'end a pause that has run out', (scope) => resumeByItself(scope, id));
      }
    },
  },
];
