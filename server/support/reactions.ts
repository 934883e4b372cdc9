import { consentEvents } from '#server/consents/public.ts';
import { peopleEvents } from '#server/people/public.ts';
import { handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { recordDraftErasure, requestErasureAsSystem, requestSubmissionErasure } from './commands/request-erasure.ts';

export const supportReactions: readonly Reaction[] = [
  handleInTransaction(peopleEvents.unsubmittedErased, async (scope, { supplierId, data: { kind, recordId } }) => {
    if (supplierId && kind === 'draft' && scope.side === 'system')
      await recordDraftErasure(scope, supplierId, recordId);
  }),
  handleInTransaction(consentEvents.erased, async (scope, { supplierId, data }) => {
    if (supplierId && scope.side === 'system')
      await requestErasureAsSystem(scope, {
        supplierId,
        askedBy: data.requestedBy,
        candidateIds: data.candidateIds,
        draftCandidateIds: data.draftCandidateIds,
      });
  }),
  handleInTransaction(peopleEvents.erased, async (scope, { supplierId, data: { candidateIds } }) => {
    if (scope.side === 'agency') await requestSubmissionErasure(scope, candidateIds);
    if (supplierId && scope.side === 'system')
      await requestErasureAsSystem(scope, { supplierId, askedBy: null, candidateIds });
  }),
];
