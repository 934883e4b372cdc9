import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { forgetDocuments } from './commands/forget-documents.ts';
import { expireApprovals, remindOfEnds } from './commands/watch-ends.ts';

/** What runs out is told within a minute; once a day, files of documents that were deleted go. */
export const prequalificationJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'prequalification.watch-ends',
    everySeconds: 60,
    run: async () => {
      await inSystemScope(source, 'approvals that have run out', expireApprovals);
      await inSystemScope(source, 'approvals and documents that run out soon', remindOfEnds);
    },
  },
  {
    queue: 'prequalification.forget-documents',
    cron: '47 3 * * *',
    run: () =>
      inSystemScope(source, 'forget documents that were deleted', async (scope) => {
        await forgetDocuments(scope, files);
      }),
  },
];
