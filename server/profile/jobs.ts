import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { removeOldProfileFiles } from './commands/remove-old-files.ts';

/** Deletes replaced files once a day. */
export const profileJobs: NonNullable<Room['jobs']> = ({ source, files }) => [
  {
    queue: 'profile.remove-old-files',
    cron: '41 3 * * *',
    run: () =>
      inSystemScope(source, 'delete replaced logos and files', (scope) => removeOldProfileFiles(scope, files)).then(
        () => undefined,
      ),
  },
];
