import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { closeLot, lotsToClose } from './commands/close-lot.ts';

/** Closes lots whose end has passed, which queries already show as closed. */
export const biddingJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'bidding.close-lots',
    everySeconds: 2,
    run: async () => {
      for (const id of await inSystemScope(source, 'find lots to close', lotsToClose)) {
        await inSystemScope(source, 'close a lot', (scope) => closeLot(scope, id));
      }
    },
  },
];
