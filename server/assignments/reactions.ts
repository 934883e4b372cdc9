import { applicationEvents } from '#server/applications/public.ts';
import { handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { teamEvents } from '#server/team/public.ts';
import { assignApplicant } from './commands/assign-applicant.ts';
import { handOverAssignments } from './commands/hand-over.ts';

export const assignmentReactions: readonly Reaction[] = [
  handleInTransaction(applicationEvents.submitted, async (scope, { engagementId, supplierId, actorUserId: userId }) => {
    if (engagementId && supplierId && userId) await assignApplicant(scope, { engagementId, supplierId, userId });
  }),
  handleInTransaction(
    teamEvents.userDeleted,
    async (scope, { supplierId, actorUserId: by, data: { userId, successorId } }) => {
      if (supplierId && by && successorId) await handOverAssignments(scope, { supplierId, userId, successorId, by });
    },
  ),
];
