import type { InputOf } from '#contract/common/operation.ts';
import type { createAssignment as operation } from '#contract/assignments/operations.ts';
import { assignmentRefusals } from '#contract/assignments/refusals.ts';
import { lockEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { readAssignment } from '../queries/assignments.ts';
import { findAssignableUser } from '../queries/assignable-users.ts';
import { addAssignments, findAssignmentRefusal } from './write-assignments.ts';

/** Assigns a user of the agency to an engagement. */
export const assignUser = async (
  scope: AgencyScope,
  { engagementId, clientId, userId, authId, email }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (!engagement || (clientId !== undefined && clientId !== engagement.clientId)) return notFound();
  const worker = await findAssignableUser(scope, userId);
  const isSomebodyElse =
    (authId !== undefined && authId !== userId) ||
    (email !== undefined && email.toLowerCase() !== worker?.email.toLowerCase());
  if (!worker || isSomebodyElse) return notFound();
  const refused = await findAssignmentRefusal(scope, [userId]);
  if (refused) return refused === 'missing' ? notFound() : refused;
  const [made] = await addAssignments(scope, [{ engagementId, supplierId: scope.tenantId }], {
    userId,
    createdBy: scope.userId,
  });
  return made ? readAssignment(scope, made.id) : refuse(assignmentRefusals['already-assigned']);
};
