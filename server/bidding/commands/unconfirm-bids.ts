import { sql } from 'kysely';
import { biddingStates } from '#contract/bidding/states.ts';
import type { RequestChangeField } from '#contract/engagements/states.ts';
import { changesBidBasis, lotRulesOf, saveLotEnd } from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { confirmationEnd } from '../rules/confirmation-end.ts';
import { rulesHash } from '../rules/leaf.ts';
import { appendLeaves } from './append-leaves.ts';
import { acceptedRules, hardEnd } from './open-lots.ts';

/**
 * After a change of what agencies bid on: every bid of the lot must be confirmed or replaced, and the lot ends in a day
 * at the earliest. `endsAt` is the end that the employer has chosen with the change. Does nothing unless the lot takes
 * bids. The employer's transaction has the lock of the engagement. Source: domain rules D9.
 */
export const unconfirmBids = async (
  scope: Scope,
  talentRequestId: string,
  cause: 'rules' | 'terms' | 'request',
  { endsAt }: { endsAt?: Date } = {},
): Promise<void> => {
  const lot = await lockLot(scope, talentRequestId);
  const found = (await lotRulesOf(scope, [talentRequestId])).get(talentRequestId);
  if (!lot || !found || !biddingStates.includes(lot.state)) return;
  const rules = acceptedRules(found);
  const chosen = endsAt === undefined ? lot : { scheduledEndsAt: endsAt, endsAt, hardEndsAt: hardEnd(rules, endsAt) };
  const ends = confirmationEnd(chosen, lot.pausedAt ?? scope.now) ?? {
    scheduledEndsAt: chosen.scheduledEndsAt,
    endsAt: chosen.endsAt,
    hardEndsAt: chosen.hardEndsAt,
  };
  const hash = rulesHash(rules);
  await scope.db
    .updateTable('lot')
    .set({ ...ends, rulesHash: hash })
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  await sql`select app.change_standing_bid(${talentRequestId}, null, 'unconfirmed', ${lot.receivedAt}, null)`.execute(
    scope.db,
  );
  await appendLeaves(scope, lot, [
    { kind: 'terms', rules, cause, endsAt: ends.endsAt.toISOString(), hardEndsAt: ends.hardEndsAt.toISOString() },
  ]);
  const { engagementId, clientId } = lot;
  if (scope.side === 'client' || scope.side === 'system') await saveLotEnd(scope, lot, ends.endsAt);
  await scope.emit({
    kind: biddingEvents.termsChanged,
    clientId,
    engagementId,
    talentRequestId,
    data: { until: ends.endsAt.toISOString() },
  });
};

/** The same for every lot of an engagement, after a change of its terms. */
export const unconfirmAllBids = async (scope: Scope, engagementId: string): Promise<void> => {
  const lots = await scope.db
    .selectFrom('lot')
    .select('talentRequestId')
    .where('engagementId', '=', engagementId)
    .where('state', 'in', biddingStates)
    .orderBy('talentRequestId')
    .execute();
  for (const { talentRequestId } of lots) await unconfirmBids(scope, talentRequestId, 'terms');
};

/** The same after a change of a talent request, if it concerns what agencies bid on. */
export const unconfirmChangedRequest = async (
  scope: Scope,
  talentRequestId: string,
  changedFields: string,
): Promise<void> => {
  const changes = changedFields.split(',').map((field) => ({ field: field as RequestChangeField }));
  if (changesBidBasis(changes)) await unconfirmBids(scope, talentRequestId, 'request');
};
