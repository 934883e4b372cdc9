import { engagementEvents } from '#server/engagements/public.ts';
import type { Reaction } from '#server/platform/events/event.ts';
import { closeApplications } from './commands/close-applications.ts';

const ends = [engagementEvents.completed, engagementEvents.discontinued, engagementEvents.cancelled];

export const applicationReactions: readonly Reaction[] = ends.map((on) => ({
  on,
  within: async (scope, { engagementId }) => {
    const isAwarded = on !== engagementEvents.cancelled;
    if (engagementId !== null) await closeApplications(scope, engagementId, { isAwarded });
  },
}));
