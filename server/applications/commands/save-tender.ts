import type { FeeTypeId } from '#contract/engagements/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { TransitioningApplication } from './record-transition.ts';

export interface Tender {
  feeTypeId: FeeTypeId;
  feePercent: string | null;
  feeAmount: string | null;
}

/** Adds a tender to its application's history, visible only to its agency and the employer. */
export const saveTender = async (
  scope: AgencyScope,
  application: Pick<TransitioningApplication, 'id' | 'supplierId' | 'clientId'>,
  tender: Tender,
): Promise<void> => {
  const { id: applicationId, supplierId, clientId } = application;
  await scope.db
    .insertInto('applicationOffer')
    .values({
      id: newId(),
      applicationId,
      supplierId,
      clientId,
      ...tender,
      at: scope.now,
      byUserId: scope.userId,
      byName: scope.userName,
    })
    .execute();
};
