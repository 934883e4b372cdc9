import type { Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import type { LockedLot } from '../queries/lock-lot.ts';

type LotIds = Pick<LockedLot, 'talentRequestId' | 'engagementId' | 'clientId'>;

/** Sets aside all results of a locked lot, so that it can be awarded again. */
export const setResultsAside = async (scope: Scope, talentRequestId: string): Promise<void> => {
  await scope.db
    .updateTable('lotResult')
    .set({ state: 'set-aside' })
    .where('talentRequestId', '=', talentRequestId)
    .where('state', '!=', 'set-aside')
    .execute();
};

/** Closes the open objections to an award that no longer exists, without a decision on them. See decision 0071. */
export const closeObjections = async (
  scope: Scope,
  { talentRequestId, engagementId, clientId }: LotIds,
): Promise<void> => {
  const closed = await scope.db
    .updateTable('awardObjection')
    .set({ state: 'closed', decidedAt: scope.now })
    .where('talentRequestId', '=', talentRequestId)
    .where('state', '=', 'open')
    .returning(['id', 'supplierId'])
    .execute();
  for (const { id: objectionId, supplierId } of closed)
    await scope.emit({
      kind: biddingEvents.objectionClosed,
      supplierId,
      clientId,
      engagementId,
      talentRequestId,
      data: { objectionId },
    });
};

/** Sets aside an award during its standstill. The locked lot is closed again, and the employer can award it anew. */
export const setAwardAside = async (scope: Scope, lot: LotIds): Promise<void> => {
  const { talentRequestId, engagementId, clientId } = lot;
  await setResultsAside(scope, talentRequestId);
  await scope.db
    .updateTable('lot')
    .set({ state: 'closed', standstillEndsAt: null })
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  await scope.emit({ kind: biddingEvents.awardSetAside, clientId, engagementId, talentRequestId });
};
