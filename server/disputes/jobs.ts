import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { clearOldDisputes } from './commands/clear-disputes.ts';

/** Removes personal data from disputes that ended long ago. */
export const disputeJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'disputes.clear',
    cron: '53 3 * * *',
    run: () => inSystemScope(source, 'clear old disputes', clearOldDisputes),
  },
];
