import { sql } from 'kysely';
import { openLotStates } from '#contract/bidding/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { findEngagement, listEngagementRequests, type FoundTalentRequest } from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { lockLot, type LockedLot } from '../queries/lock-lot.ts';
import { shiftByPause } from '../rules/effective-lot.ts';
import { appendLeaves } from './append-leaves.ts';
import { cancelLot, cancelLotRebids, restoreLot } from './cancel-lots.ts';
import { openRestoredLot } from './open-lots.ts';

/** Saves the ends and the pause times of a locked lot. */
export const saveLotTimes = async (
  scope: Scope,
  lot: Pick<LockedLot, 'talentRequestId' | 'scheduledEndsAt' | 'exactEnd' | 'hardEndsAt' | 'extensions' | 'pausedAt'>,
): Promise<void> => {
  const { talentRequestId, scheduledEndsAt, exactEnd, hardEndsAt, extensions, pausedAt } = lot;
  await sql`select app.move_lot_end(${talentRequestId}, ${scheduledEndsAt}, ${exactEnd}, ${hardEndsAt}, ${extensions}, ${pausedAt})`.execute(
    scope.db,
  );
};

/** Ends a lot's pause if its talent request is open again, and moves the lot's ends by the length of the pause. */
export const resumeLot = async (
  scope: Scope,
  lot: LockedLot,
  request: Pick<FoundTalentRequest, 'statusId' | 'statusChangedAt'>,
): Promise<LockedLot> => {
  if (lot.pausedAt === null || request.statusId === talentRequestStatus.paused) return lot;
  const moved = shiftByPause(lot, request, scope.now);
  const exactEnd = moved.endsAt.toISOString();
  await saveLotTimes(scope, { ...moved, exactEnd });
  return appendLeaves(scope, { ...moved, exactEnd }, [
    { kind: 'resumption', endsAt: exactEnd, hardEndsAt: moved.hardEndsAt.toISOString() },
  ]);
};

const pauseLot = async (scope: Scope, lot: LockedLot): Promise<void> => {
  await saveLotTimes(scope, { ...lot, pausedAt: scope.now });
  await appendLeaves(scope, lot, [{ kind: 'pause', reason: null }]);
};

/** Updates the lots of a locked engagement to match their talent requests, any of which may have changed. */
export const syncLotsWithRequests = async (scope: Scope, engagementId: string): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (engagement?.kind !== 'competitive') return;
  const { inMarket, paused, cancelled, fulfilled } = talentRequestStatus;
  for (const request of await listEngagementRequests(scope, engagementId)) {
    const lot = await lockLot(scope, request.id);
    if (!lot) {
      if (request.statusId === inMarket && engagement.stage === 'bidding')
        await openRestoredLot(scope, engagement, request);
      continue;
    }
    const takesBids = openLotStates.includes(lot.state);
    const isClosed = request.statusId === cancelled || request.statusId === fulfilled;
    if (isClosed) {
      await cancelLot(scope, lot, request.reasonText);
      await cancelLotRebids(scope, lot);
    } else if (lot.state === 'cancelled') await restoreLot(scope, lot, request);
    else if (takesBids && request.statusId === paused && lot.pausedAt === null) await pauseLot(scope, lot);
    else await resumeLot(scope, lot, request);
  }
};
