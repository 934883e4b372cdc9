import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { purgeOwnershipChecks } from './commands/check-ownership.ts';
import { closeRetainedCandidates } from './commands/close-candidates.ts';
import { removeUnattachedUploads } from './commands/remove-unattached-uploads.ts';

/** Hourly: deletes unattached uploads, and closes candidates that a cancelled request has retained for too long. */
export const candidateJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'candidates.remove-loose-uploads',
    cron: '41 * * * *',
    run: () =>
      inSystemScope(source, 'remove uploads that nobody handed in', async (scope) => {
        await removeUnattachedUploads(scope, files);
      }),
  },
  {
    queue: 'candidates.close-kept',
    cron: '11 * * * *',
    run: () => inSystemScope(source, 'close what a cancelled request has kept', closeRetainedCandidates),
  },
  {
    queue: 'candidates.purge-ownership-checks',
    cron: '23 3 * * *',
    run: () => inSystemScope(source, 'delete old ownership checks', purgeOwnershipChecks),
  },
];
