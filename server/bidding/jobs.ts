import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { closeLot, lotsToClose } from './commands/close-lot.ts';
import { awardsToFinalize, endStandstill } from './commands/finalize-award.ts';

/** Closes lots whose end has passed, which queries already show as closed, and makes awards final. */
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
  {
    queue: 'bidding.end-standstills',
    everySeconds: 2,
    run: async () => {
      for (const id of await inSystemScope(source, 'find ended standstills', awardsToFinalize)) {
        await inSystemScope(source, 'end a standstill', (scope) => endStandstill(scope, id));
      }
    },
  },
];
