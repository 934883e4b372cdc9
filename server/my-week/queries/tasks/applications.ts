import { listRequestedTenders } from '#server/applications/public.ts';
import { effectiveClosingTime } from '#server/engagements/public.ts';
import { selectOpenEngagements } from '#server/opportunities/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { taskActionCopy, taskCopy } from '../../copy.ts';
import { engagementTask, type DerivedTask } from '../../rules/derived-task.ts';
import type { EngagementWithAssignees } from '../engagements-with-assignees.ts';

type AtWork = ReadonlyMap<string, EngagementWithAssignees>;

/** Returns a task for each open engagement with assigned users to which the agency has not applied yet. */
export const deriveApplicationTasks = async (scope: AgencyScope, atWork: AtWork): Promise<DerivedTask[]> => {
  if (atWork.size === 0) return [];
  const rows = await selectOpenEngagements(scope)
    .select(['engagement.id', effectiveClosingTime(scope.now).as('closingAt')])
    .where('engagement.id', 'in', [...atWork.keys()])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application as a')
            .select('a.id')
            .whereRef('a.engagementId', '=', 'engagement.id')
            .where('a.supplierId', '=', scope.tenantId),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ id, closingAt }) => {
    const engagement = atWork.get(id);
    if (!engagement) return [];
    return engagementTask(engagement, {
      kind: 'apply',
      title: taskCopy.apply({ title: engagement.head.title }),
      action: taskActionCopy.apply,
      due: closingAt,
      needs: 'Application Stage=Submit Application Request',
    });
  });
};

/** Returns a task for each new tender that an employer has requested from the agency. */
export const deriveTenderTasks = async (scope: AgencyScope, atWork: AtWork): Promise<DerivedTask[]> =>
  (await listRequestedTenders(scope, [...atWork.keys()])).flatMap(({ engagementId, dueAt }) => {
    const engagement = atWork.get(engagementId);
    if (!engagement) return [];
    return engagementTask(engagement, {
      kind: 'send-tender',
      title: taskCopy.sendTender({ title: engagement.head.title }),
      action: taskActionCopy.sendTender,
      due: dueAt,
      needs: 'Application Stage=Submit Application Request',
    });
  });
