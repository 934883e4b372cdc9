import { engagementEvents } from '#server/engagements/public.ts';
import type { Reaction } from '#server/platform/events/event.ts';
import { closeApplications } from './commands/close-applications.ts';

export const applicationReactions: readonly Reaction[] = [
  {
    on: engagementEvents.completed,
    within: async (scope, event) => {
      if (event.engagementId !== null) await closeApplications(scope, event.engagementId);
    },
  },
];
