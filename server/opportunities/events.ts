import { z } from 'zod';
/** The events of this room. */
export const opportunityEvents = {
  /** A new engagement matches a saved search; `data` has `userId` and `savedSearchId`. */
  matched: 'opportunity.matched',
} as const;

export const opportunityPayloads = {
  [opportunityEvents.matched]: z.object({ userId: z.uuid(), savedSearchId: z.uuid() }),
} as const;
