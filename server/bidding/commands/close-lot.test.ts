import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLot, unconfirmLotBids } from '../factories.ts';
import { readOwnLot } from '../queries/read-lots.ts';
import { closeLot, findLotsToClose } from './close-lot.ts';
import { confirmBid } from './bids/confirm-bid.ts';
import { placeBid } from './bids/place-bid.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const hour = 3_600_000;
const bid = (userId: string, talentRequestId: string, bidAmount: string) =>
  kit.asAgency(userId, (scope) => placeBid(scope, { talentRequestId, bidAmount, rulesVersion: 1 }));
const read = (userId: string, { auctionId, lotId }: { auctionId: string; lotId: string }) =>
  kit.asAgency(userId, (scope) => readOwnLot(scope, { auctionId, talentRequestId: lotId }));
const stored = (lotId: string) =>
  kit.db.selectFrom('lot').selectAll().where('talentRequestId', '=', lotId).executeTakeFirstOrThrow();
const eventsOf = async (lotId: string, kind: string) =>
  (
    await kit.db
      .selectFrom('event')
      .select('data')
      .where('talentRequestId', '=', lotId)
      .where('kind', '=', kind)
      .execute()
  ).map(({ data }) => data);
const close = (lotId: string) => kit.asSystem((scope) => closeLot(scope, lotId));

test('a lot closes after its end, with the signed head of its log, and not before', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 1 });
  await bid(market.owner.id, lotId, '9500');
  await close(lotId);
  expect(await stored(lotId)).toMatchObject({ state: 'open', finalHead: null });
  kit.clock.advance(hour);
  // Queries show the lot as closed even before the job has saved that.
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({ state: 'closed', position: 1 });
  expect(await kit.asSystem(findLotsToClose)).toContain(lotId);
  await close(lotId);
  const { state, finalHead, closedAt } = await stored(lotId);
  expect({ state, closedAt }).toEqual({ state: 'closed', closedAt: kit.clock.now() });
  const { logSize } = await kit.db
    .selectFrom('lotBook')
    .select('logSize')
    .where('talentRequestId', '=', lotId)
    .executeTakeFirstOrThrow();
  expect(decodeJwt(finalHead ?? '')).toMatchObject({ lot: lotId, size: logSize });
  expect(await kit.asSystem(findLotsToClose)).not.toContain(lotId);
});

test('the close opens sealed bids, records the use of the key, and ranks them', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 1, bidTypeId: 1 });
  await bid(market.owner.id, lotId, '9500');
  await bid(market.rivalOwner.id, lotId, '9400');
  kit.clock.advance(hour);
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({ state: 'closed', position: null });
  await close(lotId);
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({ position: 2, isInAward: false });
  const uses = await kit.db.selectFrom('lotKeyUse').select('at').where('talentRequestId', '=', lotId).execute();
  expect(uses).toHaveLength(1);
});

test('a lot without enough bids is unsuccessful', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1, minimumBids: 2 });
  await bid(market.owner.id, lotId, '9500');
  kit.clock.advance(hour);
  await close(lotId);
  const { finalHead, ...row } = await stored(lotId);
  expect(row).toMatchObject({ state: 'unsuccessful', unsuccessfulReason: 'too-few-bids' });
  // As after a successful close, the event has the log's root, which agencies compare with each other.
  expect(await eventsOf(lotId, 'lot.unsuccessful')).toEqual([{ logHead: decodeJwt(finalHead ?? '')['root'] }]);
});

test('a bid that its agency has not confirmed after a change of terms does not count at the close', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 1 });
  await bid(market.owner.id, lotId, '9500');
  await bid(market.rivalOwner.id, lotId, '9400');
  await unconfirmLotBids(kit, lotId);
  await kit.asAgency(market.owner.id, (scope) => confirmBid(scope, { talentRequestId: lotId, rulesVersion: 1 }));
  kit.clock.advance(24 * hour);
  await close(lotId);
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({ state: 'closed', position: 1 });
  expect(await read(market.rivalOwner.id, { auctionId, lotId })).toMatchObject({
    position: null,
    bidStatus: 'unconfirmed',
    can: { confirmBid: { allowed: false } },
  });
});

test('a lot whose bids were not confirmed after a change of terms has none', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  await bid(market.owner.id, lotId, '9500');
  await unconfirmLotBids(kit, lotId);
  kit.clock.advance(24 * hour);
  await close(lotId);
  expect(await stored(lotId)).toMatchObject({ state: 'unsuccessful', unsuccessfulReason: 'no-bids' });
});

test('equal bids start a round for the tied agencies, whose applications are in Re-bid until they bid again', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 1, tieRule: 'rebid' });
  await bid(market.owner.id, lotId, '9500');
  await bid(market.rivalOwner.id, lotId, '9500');
  kit.clock.advance(hour);
  await close(lotId);
  expect(await stored(lotId)).toMatchObject({ state: 'rebid', round: 2, isForTied: true });
  const until = new Date(kit.clock.now().getTime() + 24 * hour).toISOString();
  expect(await eventsOf(lotId, 'lot.tied')).toEqual([{ until }]);
  const statuses = async () =>
    (await kit.db.selectFrom('application').select('statusId').where('engagementId', '=', auctionId).execute()).map(
      ({ statusId }) => statusId,
    );
  expect(await statuses()).toEqual([7, 7]);
  expect(await bid(market.owner.id, lotId, '9300')).toMatchObject({ position: 1 });
  expect((await statuses()).toSorted((a, b) => a - b)).toEqual([2, 7]);
  kit.clock.advance(24 * hour);
  await close(lotId);
  expect(await stored(lotId)).toMatchObject({ state: 'closed', round: 2 });
  expect(await statuses()).toEqual([2, 2]);
});

test('only the agencies whose bids are tied are notified of the tie, each by an event of its own', async () => {
  const other = await makeMarketFixture(kit.db);
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 1, tieRule: 'rebid' });
  await makeApplication(kit.db, { engagementId: auctionId, supplierId: other.agency.id });
  await makeApplication(kit.db, { engagementId: auctionId, supplierId: other.rival.id });
  await bid(market.owner.id, lotId, '9500');
  await bid(market.rivalOwner.id, lotId, '9500');
  await bid(other.owner.id, lotId, '9600');
  kit.clock.advance(hour);
  await close(lotId);
  const told = await kit.db
    .selectFrom('event')
    .select(['supplierId', 'clientId'])
    .where('talentRequestId', '=', lotId)
    .where('kind', '=', 'bid.tied')
    .execute();
  expect(new Set(told.map(({ supplierId }) => supplierId))).toEqual(new Set([market.agency.id, market.rival.id]));
  expect(told.map(({ clientId }) => clientId)).toEqual([null, null]);
});
