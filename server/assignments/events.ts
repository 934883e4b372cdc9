import type { Scope } from '#server/platform/scope/scope.ts';

/** Who is put to work on an engagement and taken off it; `data` has the ids. */
export const assignmentEvents = {
  added: 'assignment.added',
  removed: 'assignment.removed',
} as const;

/** Records what became of an assignment. `handedOver` says that the work went from one to the other. */
export const recordAssignment = (
  scope: Scope,
  kind: (typeof assignmentEvents)[keyof typeof assignmentEvents],
  given: {
    assignment: { id: string; userId: string; engagementId: string; supplierId: string };
    handedOver?: boolean;
  },
): Promise<void> => {
  const { id: assignmentId, userId, engagementId, supplierId } = given.assignment;
  return scope.emit({
    kind,
    supplierId,
    engagementId,
    data: { assignmentId, userId, ...(given.handedOver === true ? { handedOver: true } : {}) },
  });
};
