import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

/** Whoever applies to an engagement works on it. Doing it twice changes nothing. */
export const assignApplicant = async (
  scope: Scope,
  given: { engagementId: string; supplierId: string; userId: string },
): Promise<void> => {
  await scope.db
    .insertInto('assignment')
    .values({
      id: newId(),
      ...given,
      createdBy: given.userId,
      createdAt: scope.now,
      deletedAt: null,
    })
    .onConflict((conflict) => conflict.columns(['engagementId', 'userId']).where('deletedAt', 'is', null).doNothing())
    .execute();
};
