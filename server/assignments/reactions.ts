import { applicationEvents } from '#server/applications/public.ts';
import type { Reaction } from '#server/platform/events/event.ts';
import { assignApplicant } from './commands/assign-applicant.ts';

export const assignmentReactions: readonly Reaction[] = [
  {
    on: applicationEvents.submitted,
    within: async (scope, { engagementId, supplierId, actorUserId: userId }) => {
      if (engagementId && supplierId && userId) await assignApplicant(scope, { engagementId, supplierId, userId });
    },
  },
];
