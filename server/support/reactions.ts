import { peopleEvents } from '#server/people/public.ts';
import { handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { eraseSubmissions } from './commands/request-erasure.ts';

export const supportReactions: readonly Reaction[] = [
  handleInTransaction(peopleEvents.erased, async (scope, { data }) => {
    if (scope.side === 'agency') await eraseSubmissions(scope, data.candidateIds);
  }),
];
