import { sql } from 'kysely';
import { openLotStates } from '#contract/bidding/states.ts';
import type { RequestChangeField } from '#contract/engagements/states.ts';
import { affectsBidBasis, findEngagement, findLotRules, saveLotEnd } from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../../events.ts';
import { lockLot } from '../../queries/lock-lot.ts';
import { confirmationEnd } from '../../rules/deadlines.ts';
import { hashRules } from '../../rules/log/leaf.ts';
import { isAtOrAfter } from '../../rules/microseconds.ts';
import { appendLeaves } from '../append-leaves.ts';
import { rulesForBidders, latestPossibleEnd, rulesForLog } from '../open-lots.ts';

/**
 * Requires agencies to confirm or replace their bids after a change of a lot's terms or rules, and keeps bidding open
 * for at least another day. `endsAt` is the end that the employer chose with the change. Does nothing unless the lot
 * takes bids: a lot whose end has passed is closed under the terms on which its bids were placed, even if the job has
 * not run yet. The employer's transaction already holds the lock on the engagement. Source: domain rules D9.
 */
export const unconfirmBids = async (
  scope: Scope,
  talentRequestId: string,
  cause: 'rules' | 'terms' | 'request',
  { endsAt }: { endsAt?: Date } = {},
): Promise<void> => {
  const lot = await lockLot(scope, talentRequestId);
  const found = (await findLotRules(scope, [talentRequestId])).get(talentRequestId);
  const engagement = lot && (await findEngagement(scope, lot.engagementId));
  if (!lot || !found || !engagement || !openLotStates.includes(lot.state)) return;
  if (lot.pausedAt === null && isAtOrAfter(lot.receivedAt, lot.exactEnd)) return;
  const rules = rulesForBidders(found);
  const chosen =
    endsAt === undefined
      ? { scheduledEndsAt: lot.scheduledEndsAt, endsAt: lot.endsAt, hardEndsAt: lot.hardEndsAt }
      : { scheduledEndsAt: endsAt, endsAt, hardEndsAt: latestPossibleEnd(rules, endsAt) };
  const moved = confirmationEnd(chosen, lot.pausedAt ?? scope.now) ?? (endsAt && chosen);
  await scope.db
    .updateTable('lot')
    .set({ ...moved, rulesHash: hashRules(rules), termsChangedAt: lot.receivedAt })
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  const end = moved?.endsAt.toISOString() ?? lot.exactEnd;
  const hardEndsAt = (moved ?? lot).hardEndsAt.toISOString();
  await sql`select app.change_standing_bid(${talentRequestId}, null, 'unconfirmed', ${lot.receivedAt}, null)`.execute(
    scope.db,
  );
  await appendLeaves(scope, lot, [
    { kind: 'terms', ...rulesForLog(rules, engagement), cause, endsAt: end, hardEndsAt },
  ]);
  const { engagementId, clientId } = lot;
  if (scope.side === 'client' || scope.side === 'system') await saveLotEnd(scope, lot, new Date(end));
  await scope.emit({
    kind: biddingEvents.termsChanged,
    clientId,
    engagementId,
    talentRequestId,
    data: { until: new Date(end).toISOString() },
  });
};

/** Makes the bids on all lots of an engagement unconfirmed after a change of terms. */
export const unconfirmAllBids = async (scope: Scope, engagementId: string): Promise<void> => {
  const lots = await scope.db
    .selectFrom('lot')
    .select('talentRequestId')
    .where('engagementId', '=', engagementId)
    .where('state', 'in', openLotStates)
    .orderBy('talentRequestId')
    .execute();
  for (const { talentRequestId } of lots) await unconfirmBids(scope, talentRequestId, 'terms');
};

/**
 * Makes the bids on a lot unconfirmed after a change of its talent request, if the change affects the basis of bids.
 */
export const unconfirmBidsOnChangedRequest = async (
  scope: Scope,
  talentRequestId: string,
  changedFields: string,
): Promise<void> => {
  const changes = changedFields.split(',').map((field) => ({ field: field as RequestChangeField }));
  if (affectsBidBasis(changes)) await unconfirmBids(scope, talentRequestId, 'request');
};
