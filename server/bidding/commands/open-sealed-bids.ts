import { sql } from 'kysely';
import { comparableAmount } from '#contract/bidding/rules.ts';
import type { FoundEngagement, FoundLotRules } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { LockedLot, StandingBid } from '../queries/lock-lot.ts';
import { amountsOf, decryptOpeningsForLot } from '../rules/log/sealed-opening.ts';

/**
 * Opens a lot's sealed bids at its close, and records this use of the lot's key, so that bidders can see when the bids
 * were opened. Returns the standing bids with their amounts, compared under the current rules.
 */
export const openSealedBids = async (
  scope: SystemScope,
  { engagement, rules, lot }: { engagement: FoundEngagement; rules: FoundLotRules; lot: LockedLot },
): Promise<readonly StandingBid[]> => {
  const { talentRequestId, sealedKey, engagementId, clientId } = lot;
  const sealed = await scope.db
    .selectFrom('bid')
    .leftJoin('bidOpening', 'bidOpening.bidId', 'bid.id')
    .select(['bid.id', 'bid.sealedForLot'])
    .where('bid.talentRequestId', '=', talentRequestId)
    .where('bid.sealedForLot', 'is not', null)
    .where('bidOpening.bidId', 'is', null)
    .orderBy('bid.sequence')
    .execute();
  if (sealed.length === 0 || sealedKey === null) return lot.standingBids;
  const open = decryptOpeningsForLot(scope.vault, { talentRequestId, sealedKey });
  const openings = sealed.map(({ id, sealedForLot }) => {
    const opening = open(sealedForLot ?? '');
    const { amount, comparable } = amountsOf(opening);
    return { bidId: id, amount, comparable, salt: opening.salt };
  });
  await scope.db.insertInto('bidOpening').values(openings).execute();
  await scope.db
    .insertInto('lotKeyUse')
    .values({
      id: newId(),
      talentRequestId,
      engagementId,
      clientId,
      publishedAt: engagement.publishedAt,
      at: scope.now,
    })
    .execute();
  const openingById = new Map(openings.map((opening) => [opening.bidId, opening]));
  const openedBids = lot.standingBids.map((bid): StandingBid => {
    const opening = openingById.get(bid.bidId);
    if (!opening) return bid;
    const comparable = comparableAmount(rules, opening.amount, engagement.currencyDigits);
    return { ...bid, amount: opening.amount, comparable };
  });
  await sql`
    update standing_bid set comparable = opened.comparable
    from unnest(${openedBids.map(({ bidId }) => bidId)}::uuid[], ${openedBids.map(({ comparable }) => comparable)}::numeric[])
      as opened (bid_id, comparable)
    where standing_bid.talent_request_id = ${talentRequestId} and standing_bid.bid_id = opened.bid_id`.execute(
    scope.db,
  );
  return openedBids;
};
