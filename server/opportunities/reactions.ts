import { engagementEvents } from '#server/engagements/public.ts';
import type { Reaction } from '#server/platform/events/event.ts';
import { tellSearchers } from './commands/tell-searchers.ts';

export const opportunityReactions: readonly Reaction[] = [
  { on: engagementEvents.published, job: 'opportunities.tell-searchers', after: tellSearchers },
];
