import type { Job } from '#server/platform/jobs/jobs.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { forgetExpired } from './commands/write-identity-record.ts';

/** What the room does by the clock. */
export const identityJobs = ({ source }: { source: ScopeSource }): readonly Job[] => [
  {
    queue: 'identity.forget-expired',
    cron: '17 * * * *',
    run: async () => {
      await inSystemScope(source, 'records that have run out', forgetExpired);
    },
  },
];
