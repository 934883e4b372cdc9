import type { InputOf } from '#contract/common/operation.ts';
import type { addTask as operation } from '#contract/my-week/operations/tasks.ts';
import { myWeekRefusals } from '#contract/my-week/refusals.ts';
import { findEngagement } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { calendarDay } from '../rules/week-days.ts';
import { broadcastMyWeek } from './broadcast-week.ts';

const mostTasks = 200;

/** Adds a task for the caller. */
export const addTask = async (
  scope: AgencyScope,
  { text, dueOn, engagementId, timeZone }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (dueOn < calendarDay(timeZone, scope.now)) return refuse(myWeekRefusals['day-passed']);
  if (engagementId !== undefined && !(await findEngagement(scope, engagementId))) return notFound();
  // Waits for a task that is being added in another tab, so that the limit also applies to simultaneous calls.
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forUpdate().execute();
  const { open } = await scope.db
    .selectFrom('weekTask')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (open >= mostTasks) return refuse(myWeekRefusals['too-many-tasks']);
  const taskId = newId();
  await scope.db
    .insertInto('weekTask')
    .values({
      id: taskId,
      tenantId: scope.tenantId,
      userId: scope.userId,
      createdBy: scope.userId,
      text,
      dueOn,
      engagementId: engagementId ?? null,
      createdAt: scope.now,
    })
    .execute();
  broadcastMyWeek(scope);
  return { taskId };
};
