import { engagementEvents } from '#server/engagements/public.ts';
import { reactAfter, type Reaction } from '#server/platform/events/event.ts';
import { tellSearchers } from './commands/tell-searchers.ts';

export const opportunityReactions: readonly Reaction[] = [
  reactAfter(engagementEvents.published, 'opportunities.tell-searchers', tellSearchers),
];
