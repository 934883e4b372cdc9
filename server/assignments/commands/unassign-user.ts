import type { InputOf } from '#contract/common/operation.ts';
import type { deleteAssignment as operation } from '#contract/assignments/operations.ts';
import { assignmentRefusals } from '#contract/assignments/refusals.ts';
import { lockEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { selectAssignments, assignmentView } from '../queries/assignments.ts';
import { addAssignments, findAssignmentRefusal, endAssignments } from './write-assignments.ts';

/**
 * Removes a user from an engagement, or restores the assignment. The assignment is read before the change, because
 * users who remove themselves may lose access to the engagement.
 */
export const unassignUser = async (
  scope: AgencyScope,
  { assignmentId, engagementId, userId, isDeleted }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!(await lockEngagement(scope, engagementId))) return notFound();
  const row = await selectAssignments(scope)
    .where('assignment.id', '=', assignmentId)
    .where('assignment.engagementId', '=', engagementId)
    .executeTakeFirst();
  if (!row || (userId !== undefined && userId !== row.userId)) return notFound();
  if (isDeleted) {
    await endAssignments(scope, [row.id]);
    return { ...assignmentView(scope, row), isDeleted: true };
  }
  if (row.deletedAt === null) return assignmentView(scope, row);
  const refused = await findAssignmentRefusal(scope, [row.userId]);
  if (refused) return refused === 'missing' ? notFound() : refused;
  const [made] = await addAssignments(scope, [row], { userId: row.userId, createdBy: scope.userId });
  if (!made) return refuse(assignmentRefusals['already-assigned']);
  const restored = { ...row, id: made.id, createdAt: scope.now, createdByName: scope.userName, deletedAt: null };
  return assignmentView(scope, restored);
};
