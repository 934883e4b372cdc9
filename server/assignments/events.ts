import { z } from 'zod';
import type { Scope } from '#server/platform/scope/scope.ts';

/** A user was assigned to an engagement or removed from it; `data` has the IDs. */
export const assignmentEvents = {
  added: 'assignment.added',
  removed: 'assignment.removed',
  /**
   * The same for several engagements at once: `data` has the user and the count. Each engagement has an event as well.
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

interface Assignment {
  id: string;
  userId: string;
  engagementId: string;
  supplierId: string;
}

const eventOfSeveral = { added: assignmentEvents.addedSeveral, removed: assignmentEvents.removedSeveral } as const;

/**
 * Records changes to assignments. `handedOver` means that the work went from one user to another. A change to several
 * engagements at once has an event of its own, so that its user gets only one notification.
 */
export const recordAssignments = async (
  scope: Scope,
  happened: keyof typeof eventOfSeveral,
  assignments: readonly Assignment[],
  handedOver: boolean,
): Promise<void> => {
  const countOf = (userId: string): number => assignments.filter((one) => one.userId === userId).length;
  for (const { id: assignmentId, userId, engagementId, supplierId } of assignments) {
    await scope.emit({
      kind: assignmentEvents[happened],
      supplierId,
      engagementId,
      data: {
        assignmentId,
        userId,
        ...(handedOver ? { handedOver } : {}),
        ...(countOf(userId) > 1 ? { isOneOfSeveral: true } : {}),
      },
    });
  }
  const people = new Map(assignments.map(({ userId, supplierId }) => [userId, supplierId]));
  for (const [userId, supplierId] of people) {
    const count = countOf(userId);
    if (count > 1) await scope.emit({ kind: eventOfSeveral[happened], supplierId, data: { userId, count } });
  }
};
