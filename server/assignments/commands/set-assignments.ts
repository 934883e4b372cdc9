import type { InputOf } from '#contract/common/operation.ts';
import type { setAssignments as operation } from '#contract/assignments/operations.ts';
import { lockEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { listEngagementAssignments } from '../queries/assignments.ts';
import { addAssignments, findAssignmentRefusal, endAssignments } from './write-assignments.ts';

/** Sets the users assigned to an engagement. Only newly assigned users are checked. */
export const setAssignments = async (
  scope: AgencyScope,
  { engagementId, userIds }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!(await lockEngagement(scope, engagementId))) return notFound();
  const open = await scope.db
    .selectFrom('assignment')
    .select(['id', 'userId'])
    .where('engagementId', '=', engagementId)
    .where('supplierId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const added = [...new Set(userIds)].filter((userId) => open.every((one) => one.userId !== userId));
  const refused = await findAssignmentRefusal(scope, added);
  if (refused) return refused === 'missing' ? notFound() : refused;
  for (const userId of added) {
    await addAssignments(scope, [{ engagementId, supplierId: scope.tenantId }], { userId, createdBy: scope.userId });
  }
  await endAssignments(
    scope,
    open.filter(({ userId }) => !userIds.includes(userId)).map(({ id }) => id),
  );
  return { engagementId, assignments: await listEngagementAssignments(scope, engagementId) };
};
