import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';
import { disputeEndReasons } from '../copy.ts';
import { lockDispute } from '../queries/lock-dispute.ts';
import { endDispute } from './end-dispute.ts';

const dayMs = 86_400_000;
/** The number of days for which a dispute keeps the person's data after it has ended. */
const keptDays = 180;

const cleared = { firstName: 'Erased', lastName: 'person', contacts: '[]', statement: '', reasons: '' } as const;

/** Removes personal data from disputes that ended long ago. */
export const clearOldDisputes = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .updateTable('ownershipDispute')
    .set({ ...cleared, erasedAt: scope.now })
    .where('erasedAt', 'is', null)
    .where('endedAt', '<', new Date(scope.now.getTime() - keptDays * dayMs))
    .execute();
};

/**
 * Removes the data that describes a person from the owner's side of disputes about an erased candidate, and ends the
 * open disputes.
 */
export const clearDefences = async (scope: Scope, candidateId: string): Promise<void> => {
  const rows = await scope.db
    .updateTable('ownershipDefence')
    .set({ contacts: '[]', statement: '', reasons: '' })
    .where('candidateId', '=', candidateId)
    .returning(['disputeId', 'outcome'])
    .execute();
  for (const { disputeId } of rows.filter(({ outcome }) => outcome === null)) {
    await scope.db
      .updateTable('ownershipDefence')
      .set({ outcome: 'withdrawn', endedAt: scope.now })
      .where('disputeId', '=', disputeId)
      .execute();
    const dispute = await lockDispute(scope, disputeId);
    if (dispute?.state === 'open')
      await endDispute(scope, dispute, { state: 'dismissed', by: 'Rolecall', reasons: disputeEndReasons.erased });
  }
};
