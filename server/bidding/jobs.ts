import type { Room } from '#server/platform/http/handler.ts';
import { forEachRecord } from '#server/platform/jobs/for-each-record.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { closeLot, findLotsToClose } from './commands/close-lot.ts';
import { findAwardsToFinalize, endStandstill } from './commands/finalize-award.ts';

/** Closes lots whose end has passed (queries already show them as closed), and makes awards final. */
export const biddingJobs: NonNullable<Room['jobs']> = ({ source }) => [
  {
    queue: 'bidding.close-lots',
    everySeconds: 2,
    run: async () =>
      forEachRecord(await inSystemScope(source, 'find lots to close', findLotsToClose), (id) =>
        inSystemScope(source, 'close a lot', (scope) => closeLot(scope, id)),
      ),
  },
  {
    queue: 'bidding.end-standstills',
    everySeconds: 2,
    run: async () =>
      forEachRecord(await inSystemScope(source, 'find ended standstills', findAwardsToFinalize), (id) =>
        inSystemScope(source, 'end a standstill', (scope) => endStandstill(scope, id)),
      ),
  },
];
