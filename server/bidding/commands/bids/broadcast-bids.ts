import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { biddingEvents, lotMessages } from '../../events.ts';
import { changedPositions, type PlacedBid } from '../../rules/position.ts';
import type { LotForBid } from './lock-bid.ts';
import type { LockedLot } from '../../queries/lock-lot.ts';

/**
 * Notifies open pages of an act on a bid: the employer, Rolecall, and the rivals that see a difference. All rivals get
 * the same message, which does not reveal the agency or its act.
 */
export const broadcastBids = (
  scope: AgencyScope,
  { rules, engagement, lot }: Pick<LotForBid, 'rules' | 'engagement'> & { lot: LockedLot },
  { after, isExtended = false }: { after: readonly PlacedBid[]; isExtended?: boolean },
): void => {
  const { talentRequestId, engagementId, clientId, providers } = lot;
  const about = { engagementId, talentRequestId };
  scope.broadcast({ tenants: [clientId, ...providers], message: { kind: lotMessages.bidsChanged, ...about } });
  const { bidders, isForAll } = changedPositions(rules, engagement.currencyDigits, lot.state, lot.standing, after);
  const concerned = isForAll
    ? lot.applicants
    : lot.standing.filter(({ bidder }) => bidders.has(bidder)).map(({ supplierId }) => supplierId);
  const rivals = concerned.filter((supplierId) => supplierId !== scope.tenantId);
  if (rivals.length > 0) scope.broadcast({ tenants: rivals, message: { kind: lotMessages.positionChanged, ...about } });
  if (isExtended)
    scope.broadcast({
      agencies: true,
      tenants: [clientId, ...providers],
      message: { kind: biddingEvents.lotExtended, ...about },
    });
};
