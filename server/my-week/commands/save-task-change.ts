import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The number of days for which a change is stored even if its task disappears, since the task may return. */
const storedDays = 180;

/** Deletes a user's change to a task. */
export const deleteTaskChange = async (scope: AgencyScope, userId: string, taskId: string): Promise<void> => {
  await scope.db
    .deleteFrom('weekTaskChange')
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', userId)
    .where('taskId', '=', taskId)
    .execute();
};

/** Saves the caller's change to a task, replacing any earlier one, and deletes the caller's outdated changes. */
export const saveTaskChange = async (
  scope: AgencyScope,
  { taskId, postponedTo, handedTo }: { taskId: string; postponedTo?: string; handedTo?: string },
): Promise<void> => {
  const change = { postponedTo: postponedTo ?? null, handedTo: handedTo ?? null, changedAt: scope.now };
  await scope.db
    .deleteFrom('weekTaskChange')
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('changedAt', '<', new Date(scope.now.getTime() - storedDays * 86_400_000))
    .execute();
  await scope.db
    .insertInto('weekTaskChange')
    .values({ tenantId: scope.tenantId, userId: scope.userId, taskId, ...change })
    .onConflict((conflict) => conflict.columns(['userId', 'taskId']).doUpdateSet(change))
    .execute();
};
