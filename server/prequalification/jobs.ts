import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { purgeDocuments } from './commands/purge-documents.ts';
import { expireApprovals, sendExpiryReminders } from './commands/expire-approvals.ts';

/** Expiries are recorded within a minute; files of deleted documents are removed daily. */
export const prequalificationJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'prequalification.watch-ends',
    everySeconds: 60,
    run: async () => {
      await inSystemScope(source, 'approvals that have run out', expireApprovals);
      await inSystemScope(source, 'approvals and documents that run out soon', sendExpiryReminders);
    },
  },
  {
    queue: 'prequalification.forget-documents',
    cron: '47 3 * * *',
    run: () =>
      inSystemScope(source, 'forget documents that were deleted', async (scope) => {
        await purgeDocuments(scope, files);
      }),
  },
];
