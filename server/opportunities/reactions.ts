import { engagementEvents } from '#server/engagements/public.ts';
import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { notifySavedSearchOwners } from './commands/notify-saved-search-owners.ts';

export const opportunityReactions: readonly Reaction[] = [
  handleAfterCommit(engagementEvents.published, 'opportunities.notify-searchers', notifySavedSearchOwners),
];
