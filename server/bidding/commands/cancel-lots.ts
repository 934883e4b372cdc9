import { openLotStates, type LotState } from '#contract/bidding/states.ts';
import { cancelRebid, startRebid } from '#server/applications/public.ts';
import type { FoundTalentRequest } from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { readLeavingReason } from '../queries/application-reason.ts';
import { findMissingRebids, excludeAgenciesMissingRebids } from '../queries/find-missing-rebids.ts';
import { lockLot, type LockedLot } from '../queries/lock-lot.ts';
import { shiftByPause } from '../rules/effective-lot.ts';
import { appendLeaves, signLogHead } from './append-leaves.ts';
import { changeStandingBid } from './bids/change-bid.ts';
import { closeObjections, setResultsAside } from './set-results-aside.ts';

/**
 * The states in which a lot can be cancelled, each with the state to which a restored lot returns. A final award keeps
 * its result.
 */
const stateRestored = {
  scheduled: 'scheduled',
  open: 'open',
  rebid: 'rebid',
  closed: 'closed',
  // Cancelling sets the award aside.
  standstill: 'closed',
} as const satisfies Partial<Record<LotState, LotState>>;
const cancellable = Object.keys(stateRestored) as (keyof typeof stateRestored)[];
const isCancellable = (state: LotState): state is keyof typeof stateRestored => state in stateRestored;

/** Cancels a locked lot, because its talent request was cancelled or completed, or its engagement has ended. */
export const cancelLot = async (scope: Scope, lot: LockedLot, reason: string | null): Promise<void> => {
  const { talentRequestId, engagementId, clientId, state } = lot;
  if (!isCancellable(state)) return;
  const after = await appendLeaves(scope, lot, [{ kind: 'cancellation', reason }]);
  await scope.db
    .updateTable('lot')
    .set({
      state: 'cancelled',
      stateBeforeCancel: stateRestored[state],
      // If the talent request is restored, bidding continues from the point at which it stopped.
      pausedAt: openLotStates.includes(state) ? (lot.pausedAt ?? scope.now) : null,
      standstillEndsAt: null,
      finalHead: await signLogHead(scope, after),
    })
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  await setResultsAside(scope, talentRequestId);
  await closeObjections(scope, lot);
  await scope.emit({ kind: biddingEvents.lotCancelled, clientId, engagementId, talentRequestId });
};

/**
 * Ends the Re-bids of agencies that were asked for a new bid on a cancelled lot, unless they still owe a bid on another
 * lot.
 */
export const cancelLotRebids = async (scope: Scope, { state, engagementId, applicants }: LockedLot): Promise<void> => {
  if (state === 'rebid')
    await cancelRebid(scope, engagementId, await excludeAgenciesMissingRebids(scope, engagementId, applicants));
};

/** Asks for new bids again when a restored lot resumes the round in which it was cancelled. */
const resumeRebids = async (scope: Scope, { engagementId }: LockedLot, endsAt: Date): Promise<void> => {
  const asked = await findMissingRebids(scope, engagementId);
  await startRebid(
    scope,
    engagementId,
    asked.map(({ supplierId }) => supplierId),
    null,
    endsAt,
  );
};

/** Revokes the bids of agencies that left the engagement while the lot was cancelled. */
const revokeBidsOfLeavers = async (
  scope: Scope,
  { talentRequestId, engagementId, clientId, standingBids, applicants }: LockedLot,
): Promise<void> => {
  for (const { supplierId, bidId, status } of standingBids) {
    if (applicants.includes(supplierId) || status === 'withdrawn' || status === 'revoked') continue;
    // Locks the lot again, so that the log includes the leaf appended for the previous bid.
    const lot = await lockLot(scope, talentRequestId);
    const bid = lot?.standingBids.find((one) => one.bidId === bidId);
    if (!lot || !bid) continue;
    await changeStandingBid(scope, lot, bid, {
      kind: 'revoked',
      reason: await readLeavingReason(scope, engagementId, supplierId),
    });
    await scope.emit({
      kind: biddingEvents.bidRevoked,
      supplierId,
      clientId,
      engagementId,
      talentRequestId,
      data: { bidId },
    });
  }
};

/** Notifies the agencies that can bid in a restored lot. */
const announceRestored = async (
  scope: Scope,
  { talentRequestId, engagementId, clientId, isForTied, round, standingBids, applicants }: LockedLot,
  endsAt: Date,
): Promise<void> => {
  const facts = { clientId, engagementId, talentRequestId, data: { until: endsAt.toISOString() } };
  if (!isForTied) return scope.emit({ kind: biddingEvents.lotRestored, ...facts });
  for (const { supplierId, tiedInRound } of standingBids)
    if (tiedInRound === round && applicants.includes(supplierId))
      await scope.emit({ kind: biddingEvents.bidTied, supplierId, ...facts });
};

/**
 * Restores a cancelled lot with its talent request. Bidding continues, and the lot's ends are postponed by the time for
 * which it was cancelled. An award that was in its standstill must be published again.
 */
export const restoreLot = async (
  scope: Scope,
  lot: LockedLot,
  request: Pick<FoundTalentRequest, 'statusId' | 'statusChangedAt'>,
): Promise<void> => {
  const moved = shiftByPause(lot, request, scope.now);
  const { talentRequestId, stateBeforeCancel, scheduledEndsAt, endsAt, hardEndsAt } = moved;
  await appendLeaves(scope, lot, [
    { kind: 'resumption', endsAt: endsAt.toISOString(), hardEndsAt: hardEndsAt.toISOString() },
  ]);
  const state = stateBeforeCancel ?? 'closed';
  await scope.db
    .updateTable('lot')
    .set({ state, stateBeforeCancel: null, scheduledEndsAt, endsAt, hardEndsAt, pausedAt: null })
    .set(openLotStates.includes(state) ? { finalHead: null } : {})
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  await revokeBidsOfLeavers(scope, lot);
  if (state === 'rebid') await resumeRebids(scope, lot, endsAt);
  if (openLotStates.includes(state)) await announceRestored(scope, lot, endsAt);
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
