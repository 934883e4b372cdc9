import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { expireRebids } from './commands/expire-rebid.ts';

/** Whoever reads an application reads a Re-bid that has run out as over at once; this tells those who only listen. */
export const applicationJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'applications.settle-rebids',
    everySeconds: 10,
    run: () => inSystemScope(source, 'new tenders that nobody gave in time', expireRebids),
  },
];
