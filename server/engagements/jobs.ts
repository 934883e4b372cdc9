import type { Room } from '#server/platform/http/handler.ts';
import { forEachRecord } from '#server/platform/jobs/for-each-record.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { removeOldDocuments } from './commands/remove-old-documents.ts';
import { findRequestsToResume, endExpiredPause } from './commands/pause-request.ts';

/** Saves the end of expired pauses, which queries already show as ended, and deletes removed documents. */
export const engagementJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'engagements.resume-requests',
    everySeconds: 5,
    run: async () =>
      forEachRecord(await inSystemScope(source, 'find expired pauses', findRequestsToResume), (id) =>
        inSystemScope(source, 'end an expired pause', (scope) => endExpiredPause(scope, id)),
      ),
  },
  {
    queue: 'engagements.remove-old-documents',
    cron: '47 3 * * *',
    run: async () => {
      await inSystemScope(source, 'delete removed documents', (scope) => removeOldDocuments(scope, files));
    },
  },
];
