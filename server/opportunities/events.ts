import { z } from 'zod';
/** Events about opportunities that other rooms can subscribe to. */
export const opportunityEvents = {
  /** A new engagement matched a saved search; `data` has `userId` and `savedSearchId`. */
  matched: 'opportunity.matched',
} as const;

export const opportunityPayloads = {
  [opportunityEvents.matched]: z.object({ userId: z.uuid(), savedSearchId: z.uuid() }),
} as const;
