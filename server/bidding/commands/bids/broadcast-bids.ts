import type { Scope } from '#server/platform/scope/scope.ts';
import { biddingEvents, lotMessages } from '../../events.ts';
import { biddersWithChangedPosition, rankLot, type PlacedBid, type Ranking } from '../../rules/position.ts';
import type { BidContext } from './lock-bid.ts';
import type { LockedLot } from '../../queries/lock-lot.ts';

type Place = Pick<BidContext, 'rules' | 'engagement'> & { lot: LockedLot };

/** A lot's ranking before and after an action on one of its bids. */
export interface RankingChange {
  readonly before: Ranking;
  readonly after: Ranking;
}

export const rankingChange = ({ rules, engagement, lot }: Place, after: readonly PlacedBid[]): RankingChange => ({
  before: rankLot(rules, engagement.currencyDigits, lot.state, lot.standingBids),
  after: rankLot(rules, engagement.currencyDigits, lot.state, after),
});

/**
 * Notifies open pages after an action on an agency's bid: those of the employer, of Rolecall, and of the other agencies
 * that see a change. These agencies all get the same message, which reveals neither the bidder nor the action. If the
 * action extends bidding, all agencies are notified.
 */
export const broadcastBids = (
  scope: Pick<Scope, 'broadcast'>,
  lot: LockedLot,
  change: RankingChange,
  { supplierId, isExtended = false }: { supplierId: string; isExtended?: boolean },
): void => {
  const { talentRequestId, engagementId, clientId, providers } = lot;
  const about = { engagementId, talentRequestId };
  scope.broadcast({ tenants: [clientId, ...providers], message: { kind: lotMessages.bidsChanged, ...about } });
  const { bidders, isForAll } = biddersWithChangedPosition(change.before, change.after);
  const concerned = isForAll
    ? lot.applicants
    : lot.standingBids.filter(({ bidder }) => bidders.has(bidder)).map((bid) => bid.supplierId);
  const rivals = concerned.filter((id) => id !== supplierId);
  if (rivals.length > 0) scope.broadcast({ tenants: rivals, message: { kind: lotMessages.positionChanged, ...about } });
  if (isExtended)
    scope.broadcast({
      agencies: true,
      tenants: [clientId, ...providers],
      message: { kind: biddingEvents.lotExtended, ...about },
    });
};
