import { sql } from 'kysely';
import type { confirmBid as operation } from '#contract/bidding/operations/agency.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import { comparableAmount } from '#contract/bidding/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../../events.ts';
import { confirmBidRight } from '../../policy.ts';
import { positionOf } from '../../rules/position.ts';
import { broadcastBids } from './broadcast-bids.ts';
import { changeBid } from './change-bid.ts';
import { lockForBid } from './lock-bid.ts';

/** Confirms the agency's bid after a change of terms; it keeps its time, and is compared by the new rules. */
export const confirmBid = async (
  scope: AgencyScope,
  { talentRequestId, rulesVersion }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const place = await lockForBid(scope, talentRequestId);
  if (!place) return notFound();
  const { lot, own, facts, at, rules, engagement } = place;
  const right = confirmBidRight(scope, facts);
  if (!right.allowed || !lot || !own) {
    return refuse(biddingRefusals['nothing-to-confirm'], { reasons: right.allowed ? [] : right.reasons });
  }
  if (rulesVersion !== rules.version) return refuse(biddingRefusals['rules-changed']);
  const comparable = own.amount === null ? null : comparableAmount(rules, own.amount, engagement.currencyDigits);
  const proof = await changeBid(scope, lot, own, { kind: 'confirmed', reason: null });
  await sql`select app.save_standing_bid(${own.bidId}, ${own.bidder}, ${comparable})`.execute(scope.db);
  await scope.emit({
    kind: biddingEvents.bidConfirmed,
    supplierId: scope.tenantId,
    engagementId: engagement.id,
    talentRequestId,
    data: { bidId: own.bidId },
  });
  const after = lot.standing.map((bid) => (bid === own ? { ...bid, comparable, status: 'valid' as const } : bid));
  broadcastBids(scope, { ...place, lot }, { after, supplierId: scope.tenantId });
  const position = positionOf(rules, engagement.currencyDigits, {
    state: lot.state,
    bids: after,
    bidder: own.bidder,
  });
  return { talentRequestId, bidTimestamp: at, proof, ...position };
};
