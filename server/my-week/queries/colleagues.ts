import type { InputOf } from '#contract/common/operation.ts';
import type { listColleagues as operation } from '#contract/my-week/operations/tasks.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToTakeOverTask } from '../policy.ts';
import { listAllMembers } from './members.ts';
import { findOwnTask, type OpenTask } from './open-tasks.ts';

const assignedTo = async (scope: AgencyScope, engagementId: string): Promise<ReadonlySet<string>> => {
  const rows = await scope.db
    .selectFrom('assignment')
    .select('userId')
    .where('supplierId', '=', scope.tenantId)
    .where('engagementId', '=', engagementId)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ userId }) => userId));
};

/** Returns the agency's other users and, for each of them, whether they can take over the task. */
export const findColleagues = async (scope: AgencyScope, { engagement, needs }: OpenTask) => {
  const assigned = engagement === null ? new Set<string>() : await assignedTo(scope, engagement.engagementId);
  return [...(await listAllMembers(scope)).values()]
    .filter(({ userId }) => userId !== scope.userId)
    .map(({ userId, name, picture, permissions }) => ({
      userId,
      name,
      picture,
      can: {
        take: rightToTakeOverTask({
          name,
          mayDo: needs === null || permissions.has(needs),
          seesEngagement:
            engagement === null ||
            assigned.has(userId) ||
            permissions.has('Assignments=View Other Users Assignment / Data'),
        }),
      },
    }));
};

export const listColleagues = async (
  scope: AgencyScope,
  { taskId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const task = await findOwnTask(scope, taskId);
  return task ? findColleagues(scope, task) : notFound();
};
