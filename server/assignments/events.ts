import { z } from 'zod';

/** The events of assignments: a user was assigned to an engagement or removed from it; `data` has the IDs. */
export const assignmentEvents = {
  added: 'assignment.added',
  removed: 'assignment.removed',
  /**
   * Several of a user's assignments changed at once: `data` has the user and the count. Each engagement also has its
   * own event.
   */
  addedSeveral: 'assignment.added-several',
  removedSeveral: 'assignment.removed-several',
} as const;

const assignment = z.object({
  assignmentId: z.uuid(),
  userId: z.uuid(),
  handedOver: z.boolean().optional(),
  isOneOfSeveral: z.boolean().optional(),
});
const several = z.object({ userId: z.uuid(), count: z.int() });

export const assignmentPayloads = {
  [assignmentEvents.added]: assignment,
  [assignmentEvents.removed]: assignment,
  [assignmentEvents.addedSeveral]: several,
  [assignmentEvents.removedSeveral]: several,
} as const;
