import { z } from 'zod';
/** Events of opportunities, as other rooms receive them. */
export const opportunityEvents = {
  /** A new engagement matches a saved search; `data` has `userId` and `savedSearchId`. */
  matched: 'opportunity.matched',
} as const;

export const opportunityPayloads = {
  [opportunityEvents.matched]: z.object({ userId: z.uuid(), savedSearchId: z.uuid() }),
} as const;
