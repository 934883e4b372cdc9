import type { JobDependencies, Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { processNextAccountRequest, purgeAccountRequests } from './commands/process-account-request.ts';
import { purgeLinks } from './commands/create-token.ts';
import { purgeReplacedPhotos } from './commands/upload-photo.ts';
import { purgeExpiredRecords } from './commands/write-identity-record.ts';

/** Processes account requests one by one until none are left. */
const processAccountRequests = async ({ source, mail }: JobDependencies): Promise<void> => {
  const next = () =>
    inSystemScope(source, 'process an account request', (scope) => processNextAccountRequest(scope, mail));
  while ((await next()) === 'done');
};

/** The identity jobs. Every process handles account requests, but each request is handled by only one process. */
export const identityJobs: NonNullable<Room['jobs']> = (tools) => [
  { queue: 'identity.process-account-requests', everySeconds: 1, run: () => processAccountRequests(tools) },
  {
    queue: 'identity.purge-expired',
    cron: '17 * * * *',
    run: async () => {
      await inSystemScope(tools.source, 'delete expired records', async (scope) => {
        await purgeExpiredRecords(scope);
        await purgeAccountRequests(scope);
        await purgeLinks(scope);
      });
    },
  },
  {
    queue: 'identity.remove-old-photos',
    cron: '43 3 * * *',
    run: async () => {
      await inSystemScope(tools.source, 'delete replaced photos', (scope) => purgeReplacedPhotos(scope, tools.files));
    },
  },
];
