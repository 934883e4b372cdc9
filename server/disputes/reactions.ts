import { candidateEvents } from '#server/candidates/public.ts';
import { handleAfterCommit, handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { processOpenedDispute } from './commands/process-opened-dispute.ts';
import { clearDefences } from './commands/clear-disputes.ts';
import { endWithdrawnDefence } from './commands/end-dispute.ts';
import { disputeEvents } from './events.ts';

export const disputeReactions: readonly Reaction[] = [
  handleInTransaction(candidateEvents.erased, async (scope, { candidateId }) => {
    if (candidateId) await clearDefences(scope, candidateId);
  }),
  handleAfterCommit(disputeEvents.opened, 'disputes.begin', (scope, { data }, { mail }) =>
    processOpenedDispute(scope, mail, data.disputeId),
  ),
  handleAfterCommit(disputeEvents.withdrawn, 'disputes.drop', (scope, { data }) =>
    endWithdrawnDefence(scope, data.disputeId),
  ),
];
