import type { InputOf } from '#contract/common/operation.ts';
import type { handOverWork as operation, removeWork as removeOperation } from '#contract/assignments/operations.ts';
import { assignmentRefusals } from '#contract/assignments/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { findAssignableUser } from '../queries/assignable-users.ts';
import { addAssignments, findAssignmentRefusal, endAssignments } from './write-assignments.ts';

/**
 * Returns the IDs of a user's open assignments; if `seen` is true, only of those in engagements that the caller can
 * see.
 */
const openWork = async (
  scope: Scope,
  given: { supplierId: string; userId: string; engagementIds?: readonly string[] | undefined },
  seen = false,
): Promise<string[]> => {
  let rows = scope.db
    .selectFrom('assignment')
    .select('assignment.id')
    .where('assignment.supplierId', '=', given.supplierId)
    .where('assignment.userId', '=', given.userId)
    .where('assignment.deletedAt', 'is', null)
    .orderBy('assignment.id');
  if (given.engagementIds) rows = rows.where('assignment.engagementId', 'in', given.engagementIds);
  if (seen) {
    rows = rows.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('engagement').select('engagement.id').whereRef('engagement.id', '=', 'assignment.engagementId'),
      ),
    );
  }
  return (await rows.forUpdate('assignment').execute()).map(({ id }) => id);
};

/** Hands a deleted user's assignments over to another user of the agency, who may already have some of them. */
export const handOverAssignments = async (
  scope: Scope,
  given: { supplierId: string; userId: string; successorId: string; by: string },
): Promise<void> => {
  const removed = await endAssignments(scope, await openWork(scope, given), true);
  await addAssignments(scope, removed, { userId: given.successorId, createdBy: given.by, handedOver: true });
};

/** Hands a user's assignments over to another user, who may already be assigned to some of the engagements. */
export const handOverWork = async (
  scope: AgencyScope,
  { userId, toUserId, engagementIds }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (userId === toUserId) return refuse(assignmentRefusals['same-person']);
  if (!(await findAssignableUser(scope, userId))) return notFound();
  const refused = await findAssignmentRefusal(scope, [toUserId]);
  if (refused) return refused === 'missing' ? notFound() : refused;
  const open = await openWork(scope, { supplierId: scope.tenantId, userId, engagementIds }, true);
  if (open.length === 0) return refuse(assignmentRefusals['nothing-to-hand-over']);
  const removed = await endAssignments(scope, open, true);
  await addAssignments(scope, removed, { userId: toUserId, createdBy: scope.userId, handedOver: true });
  return { userId, toUserId, engagementIds: removed.map(({ engagementId }) => engagementId) };
};

/** Removes a user from engagements. Skips those that the user isn't assigned to. */
export const unassignFromEngagements = async (
  scope: AgencyScope,
  { userId, engagementIds }: InputOf<typeof removeOperation>,
): Promise<HandlerResult<typeof removeOperation>> => {
  if (!(await findAssignableUser(scope, userId))) return notFound();
  const open = await openWork(scope, { supplierId: scope.tenantId, userId, engagementIds }, true);
  const removed = await endAssignments(scope, open);
  return { userId, engagementIds: removed.map(({ engagementId }) => engagementId) };
};
