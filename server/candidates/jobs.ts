import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { purgeOwnershipChecks } from './commands/ownership/check-ownership.ts';
import { closeRetainedCandidates } from './commands/close-candidates.ts';
import { removeUnattachedUploads } from './commands/remove-unattached-uploads.ts';

/** Deletes unattached uploads and old ownership checks, and closes candidates of requests that can't be restored. */
export const candidateJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'candidates.remove-unattached-uploads',
    cron: '41 * * * *',
    run: () =>
      inSystemScope(source, 'delete unattached uploads', async (scope) => {
        await removeUnattachedUploads(scope, files);
      }),
  },
  {
    queue: 'candidates.close-retained',
    cron: '11 * * * *',
    run: () => inSystemScope(source, 'close candidates of cancelled requests', closeRetainedCandidates),
  },
  {
    queue: 'candidates.purge-ownership-checks',
    cron: '23 3 * * *',
    run: () => inSystemScope(source, 'delete old ownership checks', purgeOwnershipChecks),
  },
];
