import { z } from 'zod';

/** Who is put to work on an engagement and taken off it; `data` has the ids. */
export const assignmentEvents = {
  added: 'assignment.added',
  removed: 'assignment.removed',
  /** The same of several engagements at a time: `data` has of whom and how many. Each of them is an event beside it. */
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
