import { candidateEvents } from '#server/candidates/public.ts';
import { handleAfterCommit, handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { cleanUpAfterErasure } from './commands/clear-person.ts';
import { sendRenewalRequest } from './commands/renew.ts';
import { peopleEvents } from './events.ts';

export const peopleReactions: readonly Reaction[] = [
  handleInTransaction(candidateEvents.erased, async (scope, { candidateId }) => {
    if (candidateId) await cleanUpAfterErasure(scope, candidateId);
  }),
  handleAfterCommit(peopleEvents.renewalAsked, 'people.send-renewal', (scope, { data }, { mail }) =>
    sendRenewalRequest(scope, data.renewalRequestId, mail),
  ),
];
