import { openLotStates, tieRebidMs } from '#contract/bidding/states.ts';
import { bidType } from '#contract/engagements/states.ts';
import { acceptCurrentTerms, endRebid, startRebid } from '#server/applications/public.ts';
import {
  findTalentRequest,
  lockEngagement,
  findLotRules,
  saveLotEnd,
  type FoundEngagement,
  type FoundLotRules,
} from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { excludeAgenciesMissingRebids } from '../queries/find-missing-rebids.ts';
import { lockLot, type LockedLot } from '../queries/lock-lot.ts';
import { closeOutcome, type CloseOutcome } from '../rules/close-outcome.ts';
import { isAtOrAfter } from '../rules/microseconds.ts';
import { rankableBids } from '../rules/position.ts';
import type { RankableBid } from '../rules/rank-bids.ts';
import { appendLeaves, signLogHead } from './append-leaves.ts';
import { latestPossibleEnd } from './open-lots.ts';
import { openSealedBids } from './open-sealed-bids.ts';
import { resumeLot } from './pause-lots.ts';

/** Returns the IDs of lots whose end has passed. */
export const findLotsToClose = async (scope: SystemScope): Promise<string[]> => {
  const due = await scope.db
    .selectFrom('lot')
    .select('talentRequestId')
    .where('state', 'in', openLotStates)
    .where('pausedAt', 'is', null)
    .where('endsAt', '<=', scope.now)
    .orderBy('endsAt')
    .limit(100)
    .execute();
  return due.map(({ talentRequestId }) => talentRequestId);
};

interface ClosingLot {
  engagement: FoundEngagement;
  rules: FoundLotRules;
  lot: LockedLot;
}

/** Ends the Re-bids of agencies that no longer owe a new bid on any lot in the engagement. */
const endRebids = async (scope: SystemScope, { engagementId, applicants }: LockedLot): Promise<void> =>
  endRebid(scope, engagementId, await excludeAgenciesMissingRebids(scope, engagementId, applicants));

/** Starts a round for the tied agencies only. Source: domain rules D7. */
const startTieRound = async (
  scope: SystemScope,
  { engagement, rules, lot }: ClosingLot,
  tied: readonly RankableBid[],
): Promise<void> => {
  const { talentRequestId, engagementId, clientId } = lot;
  const round = lot.round + 1;
  const endsAt = new Date(scope.now.getTime() + tieRebidMs);
  const hardEndsAt = latestPossibleEnd(rules, endsAt);
  const ends = { endsAt: endsAt.toISOString(), hardEndsAt: hardEndsAt.toISOString() };
  await appendLeaves(scope, lot, [
    { kind: 'close', round: lot.round, endsAt: lot.exactEnd, outcome: 'rebid', reason: null },
    { kind: 'round', round, cause: 'tie', isForTied: true, ...ends },
  ]);
  await scope.db
    .updateTable('lot')
    .set({ state: 'rebid', round, isForTied: true, scheduledEndsAt: endsAt, endsAt, hardEndsAt, extensions: 0 })
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  await saveLotEnd(scope, lot, endsAt);
  const bidders = tied.map(({ bidder }) => bidder);
  await scope.db
    .updateTable('standingBid')
    .set({ tiedInRound: round })
    .where('talentRequestId', '=', talentRequestId)
    .where('bidder', 'in', bidders)
    .execute();
  const agencies = lot.standingBids
    .filter(({ bidder }) => bidders.includes(bidder))
    .map(({ supplierId }) => supplierId);
  // After a round for all bidders, agencies that are not tied no longer owe a bid.
  if (lot.state === 'rebid') await endRebids(scope, lot);
  await startRebid(scope, engagement.id, agencies, null, endsAt);
  const data = { until: endsAt.toISOString() };
  await scope.emit({ kind: biddingEvents.lotTied, clientId, engagementId, talentRequestId, data });
  // Agencies that are not tied can't bid in this round.
  for (const supplierId of agencies)
    await scope.emit({ kind: biddingEvents.bidTied, supplierId, engagementId, talentRequestId, data });
};

const finish = async (
  scope: SystemScope,
  closing: ClosingLot,
  outcome: Exclude<CloseOutcome<RankableBid>, { state: 'rebid' }>,
): Promise<void> => {
  const { engagement, lot } = closing;
  const { talentRequestId, engagementId, clientId } = lot;
  const { state } = outcome;
  const reason = state === 'unsuccessful' ? outcome.reason : null;
  const logged = await appendLeaves(scope, lot, [
    { kind: 'close', round: lot.round, endsAt: lot.exactEnd, outcome: state, reason },
  ]);
  await scope.db
    .updateTable('lot')
    .set({ state, unsuccessfulReason: reason, closedAt: scope.now, finalHead: await signLogHead(scope, logged) })
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  const valid = lot.standingBids.filter(({ status }) => status === 'valid');
  await acceptCurrentTerms(
    scope,
    engagement,
    valid.map(({ supplierId }) => supplierId),
  );
  if (lot.state === 'rebid') await endRebids(scope, lot);
  const ids = { clientId, engagementId, talentRequestId };
  const kind = state === 'closed' ? biddingEvents.lotClosed : biddingEvents.lotUnsuccessful;
  await scope.emit({ kind, ...ids, data: { logHead: logged.root } });
};

/**
 * Closes a lot whose end has passed: opens its sealed amounts, decides its outcome and signs the head of its log. Does
 * nothing if the end has moved since then. Queries show the lot as closed from its end on.
 */
export const closeLot = async (scope: SystemScope, talentRequestId: string): Promise<void> => {
  const request = await findTalentRequest(scope, talentRequestId);
  const engagement = request && (await lockEngagement(scope, request.engagementId));
  const stored = engagement && (await lockLot(scope, talentRequestId));
  const rules = (await findLotRules(scope, [talentRequestId])).get(talentRequestId);
  if (!stored || !rules || !openLotStates.includes(stored.state)) return;
  const lot = await resumeLot(scope, stored, request);
  if (lot.pausedAt !== null || !isAtOrAfter(lot.receivedAt, lot.exactEnd)) return;
  const standingBids =
    rules.bidTypeId === bidType.sealed ? await openSealedBids(scope, { engagement, rules, lot }) : lot.standingBids;
  const outcome = closeOutcome(rules, engagement.currencyDigits, {
    bids: rankableBids(rules, 'closed', standingBids),
    isForTied: lot.isForTied,
    wasReopened: lot.reopenedAt !== null,
  });
  const closing = { engagement, rules, lot };
  if (outcome.state === 'rebid') await startTieRound(scope, closing, outcome.tied);
  else await finish(scope, closing, outcome);
};
