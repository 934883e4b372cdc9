import type { Scope } from '#server/platform/scope/scope.ts';
import { addAssignments } from './write-assignments.ts';

/** Whoever applies to an engagement works on it. Doing it twice changes nothing. */
export const assignApplicant = async (
  scope: Scope,
  { userId, ...place }: { engagementId: string; supplierId: string; userId: string },
): Promise<void> => {
  await addAssignments(scope, [place], { userId, createdBy: userId });
};
