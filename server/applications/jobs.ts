import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { expireRebids } from './commands/expire-rebid.ts';

/** Reads treat an expired Re-bid as over at once; this job stores that, and notifies. */
export const applicationJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'applications.settle-rebids',
    everySeconds: 10,
    run: () => inSystemScope(source, 'new tenders that nobody gave in time', expireRebids),
  },
];
