import type { LotState } from '#contract/bidding/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { lockLot, type LockedLot } from '../queries/lock-lot.ts';
import { appendLeaves } from './append-leaves.ts';
import { signHead } from './sign-head.ts';

/** The states that a cancellation ends. A lot with a final award keeps its result. */
const cancellable: readonly LotState[] = ['scheduled', 'open', 'rebid', 'closed', 'standstill'];

/** Cancels a locked lot, because its talent request was cancelled or completed, or its engagement has ended. */
export const cancelLot = async (scope: Scope, lot: LockedLot, reason: string | null): Promise<void> => {
  if (!cancellable.includes(lot.state)) return;
  const { talentRequestId, engagementId, clientId } = lot;
  const after = await appendLeaves(scope, lot, [{ kind: 'cancellation', reason }]);
  await scope.db
    .updateTable('lot')
    .set({ state: 'cancelled', pausedAt: null, standstillEndsAt: null, finalHead: await signHead(scope, after) })
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  await scope.emit({ kind: biddingEvents.lotCancelled, clientId, engagementId, talentRequestId });
};

/**
 * Restores a cancelled lot with its talent request. If its end has passed meanwhile, it has no award, and the employer
 * can reopen it.
 */
export const restoreLot = async (scope: Scope, lot: LockedLot): Promise<void> => {
  const { talentRequestId, endsAt, hardEndsAt } = lot;
  const isOver = endsAt <= new Date(lot.receivedAt);
  await appendLeaves(scope, lot, [
    { kind: 'resumption', endsAt: endsAt.toISOString(), hardEndsAt: hardEndsAt.toISOString() },
  ]);
  await scope.db
    .updateTable('lot')
    .set(
      isOver
        ? { state: 'unsuccessful', unsuccessfulReason: 'no-award', closedAt: scope.now }
        : { state: lot.round > 1 ? 'rebid' : 'open', finalHead: null },
    )
    .where('talentRequestId', '=', talentRequestId)
    .execute();
};

/** Cancels the lots of an ended engagement. */
export const cancelLots = async (scope: Scope, engagementId: string): Promise<void> => {
  const lots = await scope.db
    .selectFrom('lot')
    .select('talentRequestId')
    .where('engagementId', '=', engagementId)
    .where('state', 'in', cancellable)
    .orderBy('talentRequestId')
    .execute();
  for (const { talentRequestId } of lots) {
    const lot = await lockLot(scope, talentRequestId);
    if (lot) await cancelLot(scope, lot, null);
  }
};
