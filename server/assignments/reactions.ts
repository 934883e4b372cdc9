import { applicationEvents } from '#server/applications/public.ts';
import { reactWithin, type Reaction } from '#server/platform/events/event.ts';
import { teamEvents } from '#server/team/public.ts';
import { assignApplicant } from './commands/assign-applicant.ts';
import { handOver } from './commands/hand-over.ts';

export const assignmentReactions: readonly Reaction[] = [
  reactWithin(applicationEvents.submitted, async (scope, { engagementId, supplierId, actorUserId: userId }) => {
    if (engagementId && supplierId && userId) await assignApplicant(scope, { engagementId, supplierId, userId });
  }),
  reactWithin(teamEvents.userDeleted, async (scope, { supplierId, actorUserId: by, data: { userId, successorId } }) => {
    if (supplierId && by && successorId) await handOver(scope, { supplierId, userId, successorId, by });
  }),
];
