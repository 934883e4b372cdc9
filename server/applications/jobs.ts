import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { expireRebids } from './commands/expire-rebid.ts';

/** Saves the end of expired Re-bids and emits the events. Queries show a Re-bid as ended from its expiry on. */
export const applicationJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'applications.expire-rebids',
    everySeconds: 10,
    run: () => inSystemScope(source, 'expire re-bids', expireRebids),
  },
];
