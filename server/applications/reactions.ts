import { engagementEvents } from '#server/engagements/public.ts';
import type { Reaction } from '#server/platform/events/event.ts';
import { closeApplications } from './commands/close-applications.ts';
import { followPause } from './commands/follow-pause.ts';

const ends = [engagementEvents.completed, engagementEvents.discontinued, engagementEvents.cancelled];

/** What may make an engagement stand still or go on: whether any of its talent requests looks for people. */
const pauses = [
  engagementEvents.paused,
  engagementEvents.resumed,
  engagementEvents.requestPaused,
  engagementEvents.requestResumed,
  engagementEvents.requestCancelled,
  engagementEvents.requestRestored,
  engagementEvents.requestCompleted,
  engagementEvents.requestFulfilled,
];

export const applicationReactions: readonly Reaction[] = [
  ...ends.map((on): Reaction => ({
    on,
    within: async (scope, { engagementId }) => {
      const isAwarded = on !== engagementEvents.cancelled;
      if (engagementId !== null) await closeApplications(scope, engagementId, { isAwarded });
    },
  })),
  ...pauses.map((on): Reaction => ({
    on,
    within: async (scope, { engagementId }) => {
      if (engagementId !== null) await followPause(scope, engagementId);
    },
  })),
];
