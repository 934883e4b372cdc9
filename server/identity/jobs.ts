import type { JobTools, Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { processNextAccountRequest, purgeAccountRequests } from './commands/process-account-request.ts';
import { purgeLinks } from './commands/create-token.ts';
import { removeOldPhotos } from './commands/upload-photo.ts';
import { purgeExpiredRecords } from './commands/write-identity-record.ts';

/** Processes account requests one after the other until none is left. */
const answerAsks = async ({ source, mail }: JobTools): Promise<void> => {
  const next = () =>
    inSystemScope(source, 'answer who cannot sign in', (scope) => processNextAccountRequest(scope, mail));
  while ((await next()) === 'done');
};

/** Scheduled jobs of identity. Every process handles account requests, and each request is handled by one of them. */
export const identityJobs: NonNullable<Room['jobs']> = (tools) => [
  { queue: 'identity.answer-asks', everySeconds: 1, run: () => answerAsks(tools) },
  {
    queue: 'identity.forget-expired',
    cron: '17 * * * *',
    run: async () => {
      await inSystemScope(tools.source, 'records that have run out', async (scope) => {
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
      await inSystemScope(tools.source, 'photos that were replaced', (scope) => removeOldPhotos(scope, tools.files));
    },
  },
];
