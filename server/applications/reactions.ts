import { engagementEvents } from '#server/engagements/public.ts';
import { handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { closeApplications } from './commands/close-applications.ts';
import { syncRebidDeadlinesWithPause } from './commands/pause-rebid-deadlines.ts';

const ends = [engagementEvents.completed, engagementEvents.discontinued, engagementEvents.cancelled] as const;

/** Events that may pause or resume an engagement, because they change which of its talent requests are open. */
const pauses = [
  engagementEvents.paused,
  engagementEvents.resumed,
  engagementEvents.requestPaused,
  engagementEvents.requestResumed,
  engagementEvents.requestCancelled,
  engagementEvents.requestRestored,
  engagementEvents.requestCompleted,
  engagementEvents.requestFulfilled,
] as const;

export const applicationReactions: readonly Reaction[] = [
  handleInTransaction(ends, async (scope, { kind, engagementId }) => {
    const isAwarded = kind !== engagementEvents.cancelled;
    if (engagementId !== null) await closeApplications(scope, engagementId, { isAwarded });
  }),
  handleInTransaction(pauses, async (scope, { engagementId }) => {
    if (engagementId !== null) await syncRebidDeadlinesWithPause(scope, engagementId);
  }),
];
