import type { withdrawBid as operation } from '#contract/bidding/operations/agency.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../../events.ts';
import { rightToWithdrawBid } from '../../policy.ts';
import type { LockedLot, StandingBid } from '../../queries/lock-lot.ts';
import { broadcastBids, rankingChange } from './broadcast-bids.ts';
import { changeStandingBid } from './change-bid.ts';
import { lockBidContext, type BidContext } from './lock-bid.ts';

/**
 * Withdraws an agency's standing bid on a locked lot and returns the signed withdrawal. The caller has checked that the
 * agency may withdraw it.
 */
export const withdrawStandingBid = async (
  scope: AgencyScope,
  place: Pick<BidContext, 'rules' | 'engagement'> & { lot: LockedLot; own: StandingBid },
): Promise<string> => {
  const { lot, own } = place;
  const { talentRequestId, engagementId } = lot;
  const proof = await changeStandingBid(scope, lot, own, { kind: 'withdrawn', reason: null });
  await scope.db
    .deleteFrom('placedBid')
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  await scope.emit({
    kind: biddingEvents.bidWithdrawn,
    supplierId: scope.tenantId,
    engagementId,
    talentRequestId,
    data: { bidId: own.bidId },
  });
  const after = lot.standingBids.map((bid) => (bid === own ? { ...bid, status: 'withdrawn' as const } : bid));
  broadcastBids(scope, lot, rankingChange(place, after), { supplierId: scope.tenantId });
  return proof;
};

export const withdrawBid = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const place = await lockBidContext(scope, talentRequestId);
  if (!place) return notFound();
  const { lot, own, facts, at } = place;
  const right = rightToWithdrawBid({ permissions: scope.permissions, now: new Date(at) }, facts);
  if (!right.allowed || !lot || !own) {
    return refuse(biddingRefusals['bid-not-withdrawable'], { reasons: right.allowed ? [] : right.reasons });
  }
  return {
    talentRequestId,
    bidTimestamp: at,
    proof: await withdrawStandingBid(scope, { ...place, lot, own }),
  };
};
