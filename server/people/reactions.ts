import { candidateEvents } from '#server/candidates/public.ts';
import { handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { clearAfterErasure } from './commands/clear-person.ts';

export const peopleReactions: readonly Reaction[] = [
  handleInTransaction(candidateEvents.erased, async (scope, { candidateId }) => {
    if (candidateId) await clearAfterErasure(scope, candidateId);
  }),
];
