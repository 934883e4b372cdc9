import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { removeOldDocuments } from './commands/remove-old-documents.ts';
import { requestsToResume, resumeDue } from './commands/pause-request.ts';

/** Stores expired pauses and notifies, although reads treat them as over at once; deletes removed documents. */
export const engagementJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'engagements.resume-requests',
    everySeconds: 5,
    run: async () => {
      for (const id of await inSystemScope(source, 'see which pauses have run out', requestsToResume)) {
        await inSystemScope(source, 'end a pause that has run out', (scope) => resumeDue(scope, id));
      }
    },
  },
  {
    queue: 'engagements.remove-old-documents',
    cron: '47 3 * * *',
    run: async () => {
      await inSystemScope(source, 'documents that nobody sees any more', (scope) => removeOldDocuments(scope, files));
    },
  },
];
