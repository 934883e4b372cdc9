import type { placePracticeBid as operation } from '#contract/bidding/operations/practice.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import { bidError } from '#contract/bidding/rules.ts';
import { toSmallestUnits, fromSmallestUnits } from '#contract/common/money.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { lockPracticeAuction, listOwnPracticeBids, toPracticeAuction } from '../../queries/practices.ts';
import { practiceState } from '../../rules/practice/practice-rivals.ts';
import { practiceCurrency } from '../../rules/practice/practice-rules.ts';

/** Places a bid in a practice auction, by the rules of real auctions. The lock puts colleagues' bids in order. */
export const placePracticeBid = async (
  scope: AgencyScope,
  { practiceId, bidAmount }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const practice = await lockPracticeAuction(scope, practiceId);
  if (!practice) return notFound();
  const ownBids = await listOwnPracticeBids(scope, practiceId);
  const { rules, bids, endsAt } = practiceState(practice, ownBids, scope.now);
  // A bid's time must be later than those of the bids that are already visible.
  const latest = Math.max(...bids.map(({ receivedAt }) => Date.parse(receivedAt)), 0);
  const receivedAt = new Date(Math.max(scope.now.getTime(), latest + 1));
  if (receivedAt >= endsAt) return refuse(biddingRefusals['bid-too-late']);
  const ownAmount = ownBids.at(-1)?.amount ?? null;
  const facts = { amount: bidAmount, ownAmount, currencyDigits: practiceCurrency.digits };
  const error = bidError(rules, { ...facts, hasBidInRound: ownAmount !== null });
  if (error !== undefined) return refuse(biddingRefusals[error]);
  const placed = { amount: fromSmallestUnits(toSmallestUnits(bidAmount, 4), 4), receivedAt };
  await scope.db
    .insertInto('practiceBid')
    .values({ id: newId(), practiceId, tenantId: scope.tenantId, ...placed })
    .execute();
  return toPracticeAuction(scope, practice, [...ownBids, placed], receivedAt);
};
