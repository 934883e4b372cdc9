import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

/** Records a hire's fee in the transaction of the hire, once per candidate. The recorded fee never changes. */
export const recordPayment = async (scope: Scope, candidateId: string): Promise<void> => {
  const hired = await scope.db
    .selectFrom('candidate')
    .innerJoin('engagement', 'engagement.id', 'candidate.engagementId')
    .select([
      'candidate.number as candidateNumber',
      'candidate.engagementId',
      'engagement.number as engagementNumber',
      'candidate.supplierId',
      'candidate.clientId',
      'candidate.agencyFee as fee',
      'candidate.currencyId',
    ])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirst();
  if (!hired) return;
  await scope.db
    .insertInto('paymentTransaction')
    .values({ id: newId(), candidateId, ...hired, recordedAt: scope.now })
    .onConflict((conflict) => conflict.column('candidateId').doNothing())
    .execute();
};
