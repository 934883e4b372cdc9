import type { ClientScope } from '#server/platform/scope/scope.ts';

const dayMs = 86_400_000;

/**
 * Whether the fee is agreed between the employer and the agency, or still has to be, because the agency's terms give
 * none for this hire.
 */
export const isFeeByAgreement = ({ amount, agreedAt }: { amount: string | null; agreedAt: Date | null }): boolean =>
  amount === null || agreedAt !== null;

/**
 * Returns the fee of the employer's hire that was assigned to another agency; undefined if there is none. The fee is
 * due even after the candidate's personal data was erased.
 */
export const findAssignedFee = (scope: ClientScope, candidateId: string) =>
  scope.db
    .selectFrom('assignedFee')
    .select(['disputeId', 'supplierId', 'engagementId', 'amount', 'agreedAt'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();

/**
 * Records the fee that the employer and the agency have agreed on, and returns the outcome. For a day after the first
 * recording, the employer can correct the amount in either direction; later it can only be raised, because the agency
 * relies on it. An amount that follows from the agency's terms is fixed.
 */
export const recordAgreedFee = async (
  scope: ClientScope,
  candidateId: string,
  amount: string,
): Promise<'recorded' | 'unchanged' | 'too-low' | 'fixed'> => {
  const ofHire = scope.db.selectFrom('assignedFee').where('candidateId', '=', candidateId);
  // Row security lets the employer lock only a fee that it agrees on with the agency.
  const fee = await ofHire.select(['amount', 'firstAgreedAt']).forUpdate().executeTakeFirst();
  if (!fee) return 'fixed';
  const change = fee.amount === null ? null : Number(amount) - Number(fee.amount);
  if (change === 0) return 'unchanged';
  const lowerUntil = fee.firstAgreedAt && fee.firstAgreedAt.getTime() + dayMs;
  if (change !== null && change < 0 && lowerUntil !== null && scope.now.getTime() > lowerUntil) return 'too-low';
  await scope.db
    .updateTable('assignedFee')
    .set({ amount, agreedAt: scope.now, firstAgreedAt: fee.firstAgreedAt ?? scope.now })
    .where('candidateId', '=', candidateId)
    .returning('candidateId')
    .executeTakeFirstOrThrow();
  return 'recorded';
};
