import { biddingStates, type LotState } from '#contract/bidding/states.ts';
import { findEngagement, lotRulesOf } from '#server/engagements/public.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { broadcastBids } from './bids/broadcast-bids.ts';
import { changeBid } from './bids/change-bid.ts';
import { withdrawStanding } from './bids/withdraw-bid.ts';

/** The lots of an engagement in these states, in the order in which they are locked. */
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

/** Revokes the bids of an agency whose approval the employer has revoked. */
export const revokeBids = async (
  scope: Scope,
  engagementId: string,
  supplierId: string,
  reason: string,
): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return;
  for (const talentRequestId of await lotsIn(scope, engagementId, [...biddingStates, 'closed'])) {
    const lot = await lockLot(scope, talentRequestId);
    const own = lot?.standing.find((bid) => bid.supplierId === supplierId);
    const rules = (await lotRulesOf(scope, [talentRequestId])).get(talentRequestId);
    if (!lot || !own || !rules || own.status === 'withdrawn' || own.status === 'revoked') continue;
    await changeBid(scope, lot, own, { kind: 'revoked', reason });
    await scope.emit({
      kind: biddingEvents.bidRevoked,
      supplierId,
      clientId: lot.clientId,
      engagementId,
      talentRequestId,
      data: { bidId: own.bidId },
    });
    broadcastBids(
      scope,
      { engagement, rules, lot },
      { after: lot.standing.map((bid) => (bid === own ? { ...bid, status: 'revoked' } : bid)), supplierId },
    );
  }
};

/** Withdraws the agency's bids with its application, which is refused while a bid cannot be withdrawn. */
export const withdrawBids = async (scope: AgencyScope, engagementId: string): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return;
  for (const talentRequestId of await lotsIn(scope, engagementId, biddingStates)) {
    const lot = await lockLot(scope, talentRequestId);
    const own = lot?.standing.find((bid) => bid.supplierId === scope.tenantId);
    const rules = (await lotRulesOf(scope, [talentRequestId])).get(talentRequestId);
    if (!lot || !own || !rules || own.status === 'withdrawn' || own.status === 'revoked') continue;
    await withdrawStanding(scope, { engagement, rules, lot, own });
  }
};

/** Restores the bids that were withdrawn with an application whose withdrawal is undone. */
export const restoreBids = async (scope: AgencyScope, engagementId: string, withdrawnAt: Date): Promise<void> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return;
  for (const talentRequestId of await lotsIn(scope, engagementId, biddingStates)) {
    const lot = await lockLot(scope, talentRequestId);
    const own = lot?.standing.find((bid) => bid.supplierId === scope.tenantId);
    const rules = (await lotRulesOf(scope, [talentRequestId])).get(talentRequestId);
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
    await changeBid(scope, lot, own, { kind: 'confirmed', reason: null });
    await scope.db
      .insertInto('placedBid')
      .values({ supplierId: scope.tenantId, talentRequestId, engagementId, placedAt: new Date(own.receivedAt) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    broadcastBids(
      scope,
      { engagement, rules, lot },
      {
        after: lot.standing.map((bid) => (bid === own ? { ...bid, status: 'valid' } : bid)),
        supplierId: scope.tenantId,
      },
    );
  }
};
