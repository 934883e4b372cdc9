import type { Insertable, Kysely, Selectable } from 'kysely';
import { feeType } from '#contract/engagements/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import type { Database } from '#server/database.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { TestKit } from '#server/testing/kit-on.ts';
import { closeLot } from './commands/close-lot.ts';
import { openLots } from './commands/open-lots.ts';
import { syncLotsWithRequests } from './commands/pause-lots.ts';
import { placeBid } from './commands/bids/place-bid.ts';
import { unconfirmBids } from './commands/bids/unconfirm-bids.ts';
import { Refused } from '#server/platform/problems/refused.ts';

/** Records that an agency has placed a bid on a talent request. */
export const makePlacedBid = async (
  db: Kysely<Database>,
  given: Omit<Insertable<Database['placedBid']>, 'placedAt' | 'engagementId'>,
): Promise<void> => {
  const { engagementId } = await db
    .selectFrom('talentRequest')
    .select('engagementId')
    .where('id', '=', given.talentRequestId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('placedBid')
    .values({ placedAt: new Date('2026-11-18T04:00:00Z'), engagementId, ...given })
    .execute();
};

/** Creates a ten-minute practice auction, by default ranked with day rates. */
export const makePractice = (
  db: Kysely<Database>,
  given: Pick<Insertable<Database['practiceAuction']>, 'tenantId' | 'startedAt'> &
    Partial<Insertable<Database['practiceAuction']>>,
): Promise<Selectable<Database['practiceAuction']>> =>
  db
    .insertInto('practiceAuction')
    .values({
      id: newId(),
      bidTypeId: 2,
      bidMethodId: 4,
      seed: 7,
      endsAt: new Date(given.startedAt.getTime() + 10 * 60_000),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Creates the agency's bid in its practice auction. */
export const makePracticeBid = async (
  db: Kysely<Database>,
  given: Omit<Insertable<Database['practiceBid']>, 'id'>,
): Promise<void> => {
  await db
    .insertInto('practiceBid')
    .values({ id: newId(), ...given })
    .execute();
};

/** Bidding rules as an employer sends them: a ranked lot, one agency to award, a fixed amount per hire. */
export const lotRulesInput = {
  bidTypeId: 2,
  bidMethodId: 3,
  awardTypeId: 1,
  awardLimit: null,
  ceiling: null,
  startPrice: null,
  referenceAmount: null,
  hoursPerDay: null,
  minimumStep: null,
  minimumBids: 1,
  extensionMinutes: 5,
  extensionLimit: 6,
  hardEndMinutes: 30,
  tieRule: 'time',
  standstillDays: 0,
  showsBidderCount: false,
} as const;

type GivenRules = NonNullable<Parameters<typeof makeTalentRequest>[1]['lotRules']>;

/**
 * Opens a lot for bids, as the move to the bidding stage does. By default, the lot is ranked, with a fixed fee per
 * hire, and takes bids for a day.
 */
export const makeLot = async (
  kit: Pick<TestKit, 'db' | 'asSystem' | 'clock'>,
  market: Record<'client' | 'agency' | 'rival', { id: string }>,
  { hours = 24, ...rules }: GivenRules & { hours?: number } = {},
): Promise<{ auctionId: string; lotId: string }> => {
  const { db } = kit;
  const biddingEndsAt = new Date(kit.clock.now().getTime() + hours * 3_600_000);
  const engagement = await makeEngagement(db, {
    clientId: market.client.id,
    kind: 'competitive',
    stage: 'bidding',
    bidMethodId: rules.bidMethodId ?? 3,
    biddingEndsAt,
  });
  const { id } = await makeTalentRequest(db, {
    engagementId: engagement.id,
    lotRules: { bidMethodId: 3, referenceAmount: null, ...rules },
  });
  for (const { id: supplierId } of [market.agency, market.rival])
    await makeApplication(db, { engagementId: engagement.id, supplierId });
  await kit.asSystem((scope) => openLots(scope, engagement.id));
  return { auctionId: engagement.id, lotId: id };
};

/** Opens another lot in an auction that is in its bidding stage. Bidding lasts a day unless another time is given. */
export const openAdditionalLot = async (
  kit: Pick<TestKit, 'db' | 'asSystem' | 'clock'>,
  auctionId: string,
  { hours = 24, ...rules }: GivenRules & { hours?: number } = {},
): Promise<{ auctionId: string; lotId: string }> => {
  const endsAt = new Date(kit.clock.now().getTime() + hours * 3_600_000);
  const lotRules = { bidMethodId: 3, referenceAmount: null, endsAt, ...rules };
  const { id } = await makeTalentRequest(kit.db, { engagementId: auctionId, lotRules });
  await kit.asSystem((scope) => syncLotsWithRequests(scope, auctionId));
  return { auctionId, lotId: id };
};

/** Places a bid for the user's agency; throws if the bid is refused. */
export const makeBid = async (
  kit: Pick<TestKit, 'asAgency'>,
  userId: string,
  talentRequestId: string,
  bidAmount: string,
) => {
  const answer = await kit.asAgency(userId, (scope) =>
    placeBid(scope, { talentRequestId, bidAmount, rulesVersion: 1 }),
  );
  if (answer instanceof Refused) throw new Error(`${answer.refusal.code} ${JSON.stringify(answer.reasons)}`);
  return answer;
};

/** Marks every bid on a lot as unconfirmed, as a change of terms does. */
export const unconfirmLotBids = async (kit: Pick<TestKit, 'asSystem'>, talentRequestId: string): Promise<void> =>
  kit.asSystem((scope) => unconfirmBids(scope, talentRequestId, 'terms'));

/** Creates a closed lot with bids from the users' agencies. Bidding on it ended an hour ago. */
export const makeClosedLot = async (
  kit: Pick<TestKit, 'db' | 'asAgency' | 'asSystem' | 'clock'>,
  market: Parameters<typeof makeLot>[1],
  userIds: readonly string[],
): Promise<{ auctionId: string; lotId: string }> => {
  const made = await makeLot(kit, market, { standstillDays: 2 });
  for (const userId of userIds) await makeBid(kit, userId, made.lotId, '9500');
  const hoursAgo = (count: number) => new Date(kit.clock.now().getTime() - count * 3_600_000);
  await kit.db
    .updateTable('lot')
    .set({ opensAt: hoursAgo(2), scheduledEndsAt: hoursAgo(1), endsAt: hoursAgo(1) })
    .where('talentRequestId', '=', made.lotId)
    .execute();
  await kit.asSystem((scope) => closeLot(scope, made.lotId));
  return made;
};

/** Returns the agencies with a standing bid on a lot and their pseudonyms, in the order of receipt. */
export const findBidders = (
  db: Kysely<Database>,
  talentRequestId: string,
): Promise<{ supplierId: string; bidder: string }[]> =>
  db
    .selectFrom('standingBid')
    .select(['supplierId', 'bidder'])
    .where('talentRequestId', '=', talentRequestId)
    .orderBy('sequence')
    .execute();

/** Returns the ID of the only objection to a lot's award. */
export const findObjectionId = async (db: Kysely<Database>, talentRequestId: string): Promise<string> => {
  const { id } = await db
    .selectFrom('awardObjection')
    .select('id')
    .where('talentRequestId', '=', talentRequestId)
    .executeTakeFirstOrThrow();
  return id;
};

/** Creates a lot's final results for each agency that has bid on it, at a fixed fee of 9,500. */
export const makeLotResults = async (
  db: Kysely<Database>,
  talentRequestId: string,
  { awarded }: { awarded: readonly string[] },
): Promise<void> => {
  const bids = await db
    .selectFrom('standingBid')
    .innerJoin('lot', 'lot.talentRequestId', 'standingBid.talentRequestId')
    .select(['standingBid.supplierId', 'standingBid.bidId', 'lot.engagementId', 'lot.clientId', 'lot.round'])
    .where('standingBid.talentRequestId', '=', talentRequestId)
    .orderBy('standingBid.sequence')
    .execute();
  const at = new Date('2026-11-21T04:00:00Z');
  await db
    .insertInto('lotResult')
    .values(
      bids.map((bid, index) => ({
        id: newId(),
        talentRequestId,
        ...bid,
        state: 'final' as const,
        isAwarded: awarded.includes(bid.supplierId),
        position: index + 1,
        bidderCount: null,
        awardedCount: awarded.length,
        reason: null,
        sharePercent: null,
        feeTypeId: feeType.fixed,
        feePercent: null,
        feeAmount: '9500.00',
        publishedAt: at,
        finalAt: at,
        certificate: 'certificate',
      })),
    )
    .execute();
  await db
    .updateTable('lot')
    .set({ state: 'awarded', closedAt: at })
    .where('talentRequestId', '=', talentRequestId)
    .execute();
};

// Exported for the demo, which runs these commands so that its receipts, logs and certificates are genuine.
export { awardLots } from './commands/award-lots.ts';
export { cancelLots } from './commands/cancel-lots.ts';
export { closeLot } from './commands/close-lot.ts';
export { objectToAward } from './commands/object-to-award.ts';
export { openLots } from './commands/open-lots.ts';
export { placeBid } from './commands/bids/place-bid.ts';

// The keys that the verifier needs, for the tests of audits.
export { listAuctionKeys } from './queries/evidence/auction-keys.ts';
export { readEvidence } from './queries/evidence/evidence.ts';
