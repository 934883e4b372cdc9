import { findEngagement, findLotRules } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { sql } from 'kysely';
import { biddingEvents } from '../../events.ts';
import { awardedBids } from '../../rules/awarded-bids.ts';
import { rankableBids, type PlacedBid } from '../../rules/position.ts';

const instantText = (column: string) => sql<string>`app.instant_text(${sql.ref(column)})`;

/** Finds the agency's previous bid on the lot, if any. */
const bidBefore = (scope: SystemScope, bid: { talentRequestId: string; supplierId: string; sequence: number }) =>
  scope.db
    .selectFrom('bid')
    .select(['amount', 'comparable', 'sequence', instantText('receivedAt').as('receivedAt')])
    .where('talentRequestId', '=', bid.talentRequestId)
    .where('supplierId', '=', bid.supplierId)
    .where('sequence', '<', bid.sequence)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Emits the events about a bid's effects on others: an extension for everyone, and a lost position for each agency that
 * would no longer be awarded. The bidder's own transaction isn't allowed to record these events. Events for rivals name
 * no other agency.
 */
export const announceBid = async (scope: SystemScope, bidId: string): Promise<void> => {
  const bid = await scope.db
    .selectFrom('bid')
    .innerJoin('lot', 'lot.talentRequestId', 'bid.talentRequestId')
    .select(['bid.talentRequestId', 'bid.supplierId', 'bid.engagementId', 'bid.sequence', 'bid.leafIndex'])
    .select(['bid.amount', 'bid.comparable', instantText('bid.receivedAt').as('receivedAt')])
    .select(['lot.clientId', 'lot.state'])
    .where('bid.id', '=', bidId)
    .executeTakeFirst();
  if (!bid) return;
  const { talentRequestId, engagementId, clientId, supplierId } = bid;
  const next = await scope.db
    .selectFrom('lotLeaf')
    .select(['kind', 'content'])
    .where('talentRequestId', '=', talentRequestId)
    .where('index', '=', bid.leafIndex + 1)
    .executeTakeFirst();
  if (next?.kind === 'extension') {
    const { endsAt } = JSON.parse(next.content) as { endsAt: string };
    await scope.emit({
      kind: biddingEvents.lotExtended,
      clientId,
      engagementId,
      talentRequestId,
      data: { until: endsAt },
    });
  }
  if (bid.comparable === null) return;
  const rules = (await findLotRules(scope, [talentRequestId])).get(talentRequestId);
  const engagement = await findEngagement(scope, engagementId);
  if (!rules || !engagement) return;
  const rivals = await scope.db
    .selectFrom('standingBid')
    .innerJoin('bid', 'bid.id', 'standingBid.bidId')
    .select([
      'standingBid.supplierId as bidder',
      'standingBid.status',
      'standingBid.comparable',
      'standingBid.sequence',
    ])
    .select(['bid.amount', instantText('standingBid.receivedAt').as('receivedAt')])
    .where('standingBid.talentRequestId', '=', talentRequestId)
    .where('standingBid.supplierId', '<>', supplierId)
    .execute();
  const earlier = await bidBefore(scope, bid);
  const own = ({ amount, comparable, receivedAt, sequence }: Omit<PlacedBid, 'bidder' | 'status'>): PlacedBid => ({
    bidder: supplierId,
    status: 'valid',
    amount,
    comparable,
    receivedAt,
    sequence,
  });
  const awarded = (bids: readonly PlacedBid[]): ReadonlySet<string> =>
    new Set(
      awardedBids(rules, engagement.currencyDigits, rankableBids(rules, 'closed', bids)).map(({ bidder }) => bidder),
    );
  const before = awarded([...rivals, ...(earlier ? [own(earlier)] : [])]);
  const after = awarded([...rivals, own(bid)]);
  for (const rival of before.difference(after)) {
    if (rival !== supplierId)
      await scope.emit({ kind: biddingEvents.positionLost, supplierId: rival, engagementId, talentRequestId });
  }
};
