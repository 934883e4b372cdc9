import type { LotState } from '#contract/bidding/states.ts';
import type { FoundTalentRequest } from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { lockLot, type LockedLot } from '../queries/lock-lot.ts';
import { movedByPause } from '../rules/effective-lot.ts';
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
    .set({
      state: 'cancelled',
      // If its talent request is restored, the lot continues where it was stopped.
      pausedAt: lot.pausedAt ?? scope.now,
      standstillEndsAt: null,
      finalHead: await signHead(scope, after),
    })
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  await scope.emit({ kind: biddingEvents.lotCancelled, clientId, engagementId, talentRequestId });
};

/** Restores a cancelled lot with its talent request: its ends have moved by the time between. */
export const restoreLot = async (
  scope: Scope,
  lot: LockedLot,
  request: Pick<FoundTalentRequest, 'statusId' | 'statusChangedAt'>,
): Promise<void> => {
  const moved = movedByPause(lot, request, scope.now);
  const { talentRequestId, scheduledEndsAt, endsAt, hardEndsAt } = moved;
  await appendLeaves(scope, lot, [
    { kind: 'resumption', endsAt: endsAt.toISOString(), hardEndsAt: hardEndsAt.toISOString() },
  ]);
  const { closedAt } = await scope.db
    .selectFrom('lot')
    .select('closedAt')
    .where('talentRequestId', '=', talentRequestId)
    .executeTakeFirstOrThrow();
  const takesBids = lot.round > 1 ? 'rebid' : 'open';
  await scope.db
    .updateTable('lot')
    .set({ state: closedAt === null ? takesBids : 'closed', scheduledEndsAt, endsAt, hardEndsAt, pausedAt: null })
    .set(closedAt === null ? { finalHead: null } : {})
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
