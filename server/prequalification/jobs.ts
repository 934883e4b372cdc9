import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { purgeDocuments } from './commands/purge-documents.ts';
import { expireApprovals, sendExpiryReminders } from './commands/expire-approvals.ts';

/** Expires approvals and sends reminders every minute, and deletes the files of deleted documents once a day. */
export const prequalificationJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'prequalification.expire-approvals',
    everySeconds: 60,
    run: async () => {
      await inSystemScope(source, 'expire approvals', expireApprovals);
      await inSystemScope(source, 'send expiry reminders', sendExpiryReminders);
    },
  },
  {
    queue: 'prequalification.purge-documents',
    cron: '47 3 * * *',
    run: () =>
      inSystemScope(source, 'delete files of deleted documents', async (scope) => {
        await purgeDocuments(scope, files);
      }),
  },
];
