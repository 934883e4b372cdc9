import { z } from 'zod';
/** What this room makes happen, as others hear of it. */
export const opportunityEvents = {
  /** A new engagement fits somebody's saved search; `data` has `userId` and `savedSearchId`. */
  matched: 'opportunity.matched',
} as const;

export const opportunityPayloads = {
  [opportunityEvents.matched]: z.object({ userId: z.uuid(), savedSearchId: z.uuid() }),
} as const;
