import type { Room } from '#server/platform/http/handler.ts';
import { forEachRecord } from '#server/platform/jobs/for-each-record.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { clearOldDisputes } from './commands/clear-disputes.ts';
import { endWithdrawnDefence, findDisputesWithOpenDefence } from './commands/end-dispute.ts';
import { findUnraisedDisputes, processOpenedDispute } from './commands/process-opened-dispute.ts';
import { findDisputesToDecide, remindOfDisputeDecision } from './commands/remind-of-dispute-decision.ts';

/**
 * Removes personal data from disputes that ended long ago, raises or ends disputes whose own job has failed, and
 * reminds Rolecall's staff of the disputes that they must decide.
 */
export const disputeJobs: NonNullable<Room['jobs']> = ({ source, mail }) => [
  {
    queue: 'disputes.clear',
    cron: '53 3 * * *',
    run: () => inSystemScope(source, 'clear old disputes', clearOldDisputes),
  },
  {
    queue: 'disputes.find-owners',
    cron: '*/10 * * * *',
    run: async () => {
      const ids = await inSystemScope(source, 'find disputes to raise', findUnraisedDisputes);
      await forEachRecord(ids, (id) =>
        inSystemScope(source, 'raise a dispute', (scope) => processOpenedDispute(scope, mail, id)),
      );
    },
  },
  {
    queue: 'disputes.end-withdrawn',
    cron: '5-59/10 * * * *',
    run: async () => {
      const ids = await inSystemScope(source, 'find withdrawn disputes', findDisputesWithOpenDefence);
      await forEachRecord(ids, (id) =>
        inSystemScope(source, 'end a withdrawn dispute', (scope) => endWithdrawnDefence(scope, id)),
      );
    },
  },
  {
    queue: 'disputes.watch-decisions',
    cron: '*/10 * * * *',
    run: async () => {
      const ids = await inSystemScope(source, 'find disputes to decide', findDisputesToDecide);
      await forEachRecord(ids, (id) =>
        inSystemScope(source, 'remind staff of a dispute', (scope) => remindOfDisputeDecision(scope, mail, id)),
      );
    },
  },
];
