import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** A change outlives its task, which may return, for this long. */
const storedDays = 180;

/** Deletes a user's change of a task. */
export const deleteTaskChange = async (scope: AgencyScope, userId: string, taskId: string): Promise<void> => {
  await scope.db
    .deleteFrom('weekTaskChange')
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', userId)
    .where('taskId', '=', taskId)
    .execute();
};

/** Saves the caller's change of a task in place of an earlier one, and deletes their outdated changes. */
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
