import { candidateEvents } from '#server/candidates/public.ts';
import { profileEvents } from '#server/profile/public.ts';
import { handleAfterCommit, handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { deleteComments } from './commands/delete-comments.ts';
import { updateThreadBranding } from './commands/update-user-logo.ts';

export const clarificationReactions: readonly Reaction[] = [
  handleAfterCommit(profileEvents.brandChanged, 'clarifications.update-branding', async (scope, { supplierId }) => {
    if (supplierId) await updateThreadBranding(scope, supplierId);
  }),
  handleInTransaction(candidateEvents.erased, async (scope, { candidateId }) => {
    if (candidateId) await deleteComments(scope, candidateId);
  }),
];
