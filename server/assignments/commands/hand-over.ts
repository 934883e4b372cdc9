import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

/** Gives the work of somebody who is gone to somebody else of the agency, who may be at some of it already. */
export const handOver = async (
  scope: Scope,
  given: { supplierId: string; userId: string; successorId: string; by: string },
): Promise<void> => {
  const open = await scope.db
    .updateTable('assignment')
    .set({ deletedAt: scope.now })
    .where('supplierId', '=', given.supplierId)
    .where('userId', '=', given.userId)
    .where('deletedAt', 'is', null)
    .returning('engagementId')
    .execute();
  if (open.length === 0) return;
  await scope.db
    .insertInto('assignment')
    .values(
      open.map(({ engagementId }) => ({
        id: newId(),
        engagementId,
        supplierId: given.supplierId,
        userId: given.successorId,
        createdBy: given.by,
        createdAt: scope.now,
        deletedAt: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['engagementId', 'userId']).where('deletedAt', 'is', null).doNothing())
    .execute();
};
