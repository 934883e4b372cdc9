import { sql } from 'kysely';
import type { confirmBid as operation } from '#contract/bidding/operations/agency.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import { comparableAmount } from '#contract/bidding/rules.ts';
import { compareAmounts } from '#contract/common/money.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../../events.ts';
import { rightToConfirmBid } from '../../policy.ts';
import { listOwnBids } from '../../queries/own-bids.ts';
import { bidderPosition } from '../../rules/position.ts';
import { broadcastBids, rankingChange } from './broadcast-bids.ts';
import { changeStandingBid } from './change-bid.ts';
import { isCurrentTermsVersion, lockBidContext } from './lock-bid.ts';

/**
 * Confirms the agency's bid after a change of terms. The bid keeps its time of receipt and is compared under the new
 * rules. A bid above a new ceiling is refused, because it couldn't be awarded.
 */
export const confirmBid = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { talentRequestId, rulesVersion } = input;
  const place = await lockBidContext(scope, talentRequestId);
  if (!place) return notFound();
  const { lot, own, facts, at, rules, engagement } = place;
  const right = rightToConfirmBid(scope, facts);
  if (!right.allowed || !lot || !own) {
    return refuse(biddingRefusals['nothing-to-confirm'], { reasons: right.allowed ? [] : right.reasons });
  }
  if (rulesVersion !== rules.version) return refuse(biddingRefusals['rules-changed']);
  if (!isCurrentTermsVersion(input, engagement)) return refuse(biddingRefusals['terms-changed']);
  const [latest] = await listOwnBids(scope, talentRequestId);
  if (latest && rules.ceiling !== null && compareAmounts(latest.amount, rules.ceiling) > 0)
    return refuse(biddingRefusals['above-ceiling']);
  const comparable = own.amount === null ? null : comparableAmount(rules, own.amount, engagement.currencyDigits);
  const proof = await changeStandingBid(scope, lot, own, { kind: 'confirmed', reason: null });
  await sql`select app.save_standing_bid(${own.bidId}, ${own.bidder}, ${comparable})`.execute(scope.db);
  await scope.emit({
    kind: biddingEvents.bidConfirmed,
    supplierId: scope.tenantId,
    engagementId: engagement.id,
    talentRequestId,
    data: { bidId: own.bidId },
  });
  const after = lot.standingBids.map((bid) => (bid === own ? { ...bid, comparable, status: 'valid' as const } : bid));
  const change = rankingChange({ ...place, lot }, after);
  broadcastBids(scope, lot, change, { supplierId: scope.tenantId });
  return { talentRequestId, bidTimestamp: at, proof, ...bidderPosition(change.after, own.bidder) };
};
