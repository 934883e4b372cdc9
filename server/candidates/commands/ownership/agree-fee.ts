import type { ClientScope } from '#server/platform/scope/scope.ts';

/** Whether the employer and the agency agree on the fee, because the agency's terms give none for this hire. */
export const isFeeToAgree = ({ amount, agreedAt }: { amount: string | null; agreedAt: Date | null }): boolean =>
  amount === null || agreedAt !== null;

/** Returns the fee of the employer's hire that was assigned to another agency; undefined if there is none. */
export const findAssignedFee = (scope: ClientScope, candidateId: string) =>
  scope.db
    .selectFrom('assignedFee as f')
    .innerJoin('candidate as k', 'k.id', 'f.candidateId')
    .select(['f.disputeId', 'f.supplierId', 'f.engagementId', 'f.amount', 'f.agreedAt'])
    .where('f.candidateId', '=', candidateId)
    .where('k.erasedAt', 'is', null)
    .executeTakeFirst();

/** Records the fee that the employer and the agency have agreed on. */
export const recordAgreedFee = async (scope: ClientScope, candidateId: string, amount: string): Promise<void> => {
  await scope.db
    .updateTable('assignedFee')
    .set({ amount, agreedAt: scope.now })
    .where('candidateId', '=', candidateId)
    .execute();
};
