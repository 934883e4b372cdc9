import { consentEvents } from '#server/consents/public.ts';
import { peopleEvents } from '#server/people/public.ts';
import { handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { eraseForCandidate, eraseSubmissions } from './commands/request-erasure.ts';

export const supportReactions: readonly Reaction[] = [
  handleInTransaction(consentEvents.erased, async (scope, { supplierId, data }) => {
    if (supplierId && scope.side === 'system')
      await eraseForCandidate(scope, { supplierId, askedBy: data.requestedBy, candidateIds: data.candidateIds });
  }),
  handleInTransaction(peopleEvents.erased, async (scope, { data }) => {
    if (scope.side === 'agency') await eraseSubmissions(scope, data.candidateIds);
  }),
];
