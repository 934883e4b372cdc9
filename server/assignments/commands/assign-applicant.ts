import type { Scope } from '#server/platform/scope/scope.ts';
import { addAssignments } from './write-assignments.ts';

/** Assigns the user who applied to the engagement. A repeated call changes nothing. */
export const assignApplicant = async (
  scope: Scope,
  { userId, ...place }: { engagementId: string; supplierId: string; userId: string },
): Promise<void> => {
  await addAssignments(scope, [place], { userId, createdBy: userId });
};
