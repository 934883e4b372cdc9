import { applicationEvents } from '#server/applications/public.ts';
import type { Reaction } from '#server/platform/events/event.ts';
import { teamEvents } from '#server/team/public.ts';
import { assignApplicant } from './commands/assign-applicant.ts';
import { handOver } from './commands/hand-over.ts';

export const assignmentReactions: readonly Reaction[] = [
  {
    on: applicationEvents.submitted,
    within: async (scope, { engagementId, supplierId, actorUserId: userId }) => {
      if (engagementId && supplierId && userId) await assignApplicant(scope, { engagementId, supplierId, userId });
    },
  },
  {
    on: teamEvents.userDeleted,
    within: async (scope, { supplierId, actorUserId: by, data: { userId, successorId } }) => {
      if (supplierId && by && typeof userId === 'string' && typeof successorId === 'string') {
        await handOver(scope, { supplierId, userId, successorId, by });
      }
    },
  },
];
