import { sql } from 'kysely';
import { openLotStates, type LotState } from '#contract/bidding/states.ts';
import { findEngagement, findLotRules } from '#server/engagements/public.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { lockLot, type LockedLot, type StandingBid } from '../queries/lock-lot.ts';
import { isAtOrAfter } from '../rules/microseconds.ts';
import { broadcastBids, rankingChange } from './bids/broadcast-bids.ts';
import { changeStandingBid } from './bids/change-bid.ts';
import { withdrawStandingBid } from './bids/withdraw-bid.ts';
import { closeObjections, setAwardAside } from './set-results-aside.ts';

/** Returns an engagement's lots in these states, in the order in which lots must be locked. */
const lotsIn = async (scope: Scope, engagementId: string, states: readonly LotState[]): Promise<string[]> => {
  const lots = await scope.db
    .selectFrom('lot')
    .select('talentRequestId')
    .where('engagementId', '=', engagementId)
    .where('state', 'in', states)
    .orderBy('talentRequestId')
    .execute();
  return lots.map(({ talentRequestId }) => talentRequestId);
};

const isAwarded = async (scope: Scope, talentRequestId: string, supplierId: string): Promise<boolean> => {
  const result = await scope.db
    .selectFrom('lotResult')
    .select('id')
    .where('talentRequestId', '=', talentRequestId)
    .where('supplierId', '=', supplierId)
    .where('state', '=', 'standstill')
    .where('isAwarded', '=', true)
    .executeTakeFirst();
  return result !== undefined;
};

/**
 * Revokes the bids of an agency whose approval the employer has revoked. If the agency has an award that isn't final,
 * the award is set aside, so that the employer can award the lot again.
 */
export const revokeBids = async (
  scope: Scope,
  engagementId: string,
  supplierId: string,
  reason: string,
): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return;
  for (const talentRequestId of await lotsIn(scope, engagementId, [...openLotStates, 'closed', 'standstill'])) {
    const lot = await lockLot(scope, talentRequestId);
    const own = lot?.standingBids.find((bid) => bid.supplierId === supplierId);
    const rules = (await findLotRules(scope, [talentRequestId])).get(talentRequestId);
    if (!lot || !own || !rules || own.status === 'withdrawn' || own.status === 'revoked') continue;
    await changeStandingBid(scope, lot, own, { kind: 'revoked', reason });
    await scope.emit({
      kind: biddingEvents.bidRevoked,
      supplierId,
      clientId: lot.clientId,
      engagementId,
      talentRequestId,
      data: { bidId: own.bidId },
    });
    if (lot.state === 'standstill' && (await isAwarded(scope, talentRequestId, supplierId))) {
      await setAwardAside(scope, lot);
      await closeObjections(scope, lot);
    }
    const after = lot.standingBids.map((bid) => (bid === own ? { ...bid, status: 'revoked' as const } : bid));
    broadcastBids(scope, lot, rankingChange({ engagement, rules, lot }, after), { supplierId });
  }
};

/**
 * Withdraws the agency's bids together with its application. An application with a binding bid can't be withdrawn, so
 * none of these bids is binding.
 */
export const withdrawBids = async (scope: AgencyScope, engagementId: string): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return;
  for (const talentRequestId of await lotsIn(scope, engagementId, openLotStates)) {
    const lot = await lockLot(scope, talentRequestId);
    const own = lot?.standingBids.find((bid) => bid.supplierId === scope.tenantId);
    const rules = (await findLotRules(scope, [talentRequestId])).get(talentRequestId);
    if (!lot || !own || !rules || own.status === 'withdrawn' || own.status === 'revoked') continue;
    await withdrawStandingBid(scope, { engagement, rules, lot, own });
  }
};

/** Whether the terms have changed since a bid was placed or last confirmed. */
const isOutdated = async (scope: AgencyScope, { termsChangedAt }: LockedLot, bid: StandingBid): Promise<boolean> => {
  if (termsChangedAt === null) return false;
  const { at: confirmedAt } = await scope.db
    .selectFrom('bidNote')
    .select((eb) => sql<string | null>`app.instant_text(${eb.fn.max('at')})`.as('at'))
    .where('supplierId', '=', scope.tenantId)
    .where('bidId', '=', bid.bidId)
    .where('kind', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  return isAtOrAfter(termsChangedAt, confirmedAt ?? bid.receivedAt);
};

/**
 * Restores the bids that were withdrawn with an application, when the withdrawal is undone. Like other bids, they must
 * be confirmed if the terms have changed in the meantime. Source: domain rules D9.
 */
export const restoreBids = async (scope: AgencyScope, engagementId: string, withdrawnAt: Date): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return;
  for (const talentRequestId of await lotsIn(scope, engagementId, openLotStates)) {
    const lot = await lockLot(scope, talentRequestId);
    const own = lot?.standingBids.find((bid) => bid.supplierId === scope.tenantId);
    const rules = (await findLotRules(scope, [talentRequestId])).get(talentRequestId);
    if (!lot || !rules || own?.status !== 'withdrawn') continue;
    const withdrawn = await scope.db
      .selectFrom('bidNote')
      .select('id')
      .where('supplierId', '=', scope.tenantId)
      .where('bidId', '=', own.bidId)
      .where('kind', '=', 'withdrawn')
      .where('at', '>=', withdrawnAt)
      .executeTakeFirst();
    if (!withdrawn) continue;
    const status = (await isOutdated(scope, lot, own)) ? ('unconfirmed' as const) : ('valid' as const);
    if (status === 'valid') await changeStandingBid(scope, lot, own, { kind: 'confirmed', reason: null });
    else
      await sql`select app.change_standing_bid(${talentRequestId}, ${scope.tenantId}, ${status}, ${lot.receivedAt}, null)`.execute(
        scope.db,
      );
    await scope.db
      .insertInto('placedBid')
      .values({ supplierId: scope.tenantId, talentRequestId, engagementId, placedAt: new Date(own.receivedAt) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const after = lot.standingBids.map((bid) => (bid === own ? { ...bid, status } : bid));
    broadcastBids(scope, lot, rankingChange({ engagement, rules, lot }, after), { supplierId: scope.tenantId });
  }
};
