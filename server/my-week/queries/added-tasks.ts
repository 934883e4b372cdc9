import type { CompletedWork, Task, TaskEngagement } from '#contract/my-week/shapes.ts';
import type { AgencyScope, SystemScope, UserScope } from '#server/platform/scope/scope.ts';
import { calendarDay, startOfWeek } from '../rules/week-days.ts';
import { findTaskEngagements } from './engagements-with-assignees.ts';
import type { Member } from './members.ts';

const added = (scope: AgencyScope) =>
  scope.db
    .selectFrom('weekTask')
    .select(['id', 'userId', 'text', 'dueOn', 'engagementId', 'doneAt'])
    .where('tenantId', '=', scope.tenantId);

type Row = Awaited<ReturnType<ReturnType<typeof added>['execute']>>[number];

const headsFor = (scope: AgencyScope, rows: readonly Row[]): Promise<ReadonlyMap<string, TaskEngagement>> =>
  findTaskEngagements(scope, [...new Set(rows.flatMap(({ engagementId }) => engagementId ?? []))]);

const elsewhere = { talentRequestId: null, candidateId: null, client: null } as const;

/** Returns the open tasks that these users have added or taken over. */
export const listAddedTasks = async (scope: AgencyScope, members: ReadonlyMap<string, Member>): Promise<Task[]> => {
  if (members.size === 0) return [];
  const rows = await added(scope)
    .where('userId', 'in', [...members.keys()])
    .where('doneAt', 'is', null)
    .execute();
  const heads = await headsFor(scope, rows);
  return rows.map(({ id, userId, text, dueOn, engagementId }) => ({
    ...elsewhere,
    taskId: id,
    kind: 'added',
    title: text,
    action: '',
    engagement: heads.get(engagementId ?? '') ?? null,
    dueAt: null,
    dueOn,
    postponedTo: null,
    people: [{ userId, name: members.get(userId)?.name ?? '' }],
    can: { change: userId === scope.userId, complete: userId === scope.userId },
  }));
};

/** Returns the added tasks that these users have completed since Monday. */
export const listDoneAddedTasks = async (
  scope: AgencyScope,
  members: readonly Member[],
  timeZone: string,
): Promise<CompletedWork[]> => {
  if (members.length === 0) return [];
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const rows = await added(scope)
    .where('userId', 'in', [...names.keys()])
    .where('doneAt', '>=', startOfWeek(timeZone, scope.now))
    .execute();
  const heads = await headsFor(scope, rows);
  return rows.flatMap(({ id, userId, text, engagementId, doneAt }) =>
    doneAt === null
      ? []
      : [
          {
            ...elsewhere,
            doneId: id,
            kind: 'added' as const,
            title: text,
            engagement: heads.get(engagementId ?? '') ?? null,
            at: doneAt.toISOString(),
            on: calendarDay(timeZone, doneAt),
            person: { userId, name: names.get(userId) ?? '' },
            can: { reopen: userId === scope.userId },
          },
        ],
  );
};

/** Returns the caller's added tasks, for the export of their personal data. */
export const listOwnTasks = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('weekTask')
    .select(['text', 'dueOn', 'doneAt', 'createdAt'])
    .where((eb) => eb.or([eb('userId', '=', scope.userId), eb('createdBy', '=', scope.userId)]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ doneAt, createdAt, ...row }) => ({
    ...row,
    done: doneAt?.toISOString() ?? null,
    created: createdAt.toISOString(),
  }));
};

/** Deletes an erased user's tasks, including those that the user wrote for others. */
export const deleteUserTasks = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db
    .deleteFrom('weekTask')
    .where((eb) => eb.or([eb('userId', '=', userId), eb('createdBy', '=', userId)]))
    .execute();
  await scope.db
    .deleteFrom('weekTaskChange')
    .where((eb) => eb.or([eb('userId', '=', userId), eb('handedTo', '=', userId)]))
    .execute();
};
