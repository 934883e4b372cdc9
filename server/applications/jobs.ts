import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { expireRebids } from './commands/expire-rebid.ts';

/** Saves and announces the end of expired Re-bids. Queries show them as ended even before that. */
export const applicationJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'applications.expire-rebids',
    everySeconds: 10,
    run: () => inSystemScope(source, 'expire re-bids', expireRebids),
  },
];
