import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { removeLooseUploads } from './commands/remove-loose-uploads.ts';

/** Once an hour, uploads that nobody made part of anything go. */
export const candidateJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'candidates.remove-loose-uploads',
    cron: '41 * * * *',
    run: () =>
      inSystemScope(source, 'remove uploads that nobody handed in', async (scope) => {
        await removeLooseUploads(scope, files);
      }),
  },
];
