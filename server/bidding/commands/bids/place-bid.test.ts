import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLot } from '../../factories.ts';
import { listBidHistory, readOwnLot } from '../../queries/read-lots.ts';
import { leafHash, frontierRoot, appendToFrontier } from '../../rules/log/merkle-tree.ts';
import { placeBid } from './place-bid.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const bid = (userId: string, talentRequestId: string, bidAmount: string, rulesVersion = 1) =>
  kit.asAgency(userId, (scope) => placeBid(scope, { talentRequestId, bidAmount, rulesVersion }));
const accepted = async (...given: Parameters<typeof bid>) => {
  const answer = await bid(...given);
  if (answer instanceof Refused) throw new Error(`${answer.refusal.code} ${JSON.stringify(answer.reasons)}`);
  return answer;
};
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'accepted');

test('a bid gets a signed receipt with its time in microseconds and the root of the log', async () => {
  const { lotId } = await makeLot(kit, market);
  const placed = await accepted(market.owner.id, lotId, '9500');
  expect(placed).toMatchObject({
    position: 1,
    bidderCount: null,
    leadingAmount: null,
    isInAward: true,
    isExtended: false,
  });
  expect(placed.bidTimestamp).toMatch(/^2026-11-20T04:01:0\d\.\d{6}Z$/);
  const receipt = decodeJwt(placed.receipt);
  const leaves = await kit.db
    .selectFrom('lotLeaf')
    .selectAll()
    .where('talentRequestId', '=', lotId)
    .orderBy('index')
    .execute();
  expect(leaves.map(({ kind }) => kind)).toEqual(['rules', 'opening', 'bid']);
  const frontier = leaves.reduce<string[]>((all, { content }, at) => appendToFrontier(all, at, leafHash(content)), []);
  expect(receipt).toEqual({
    lot: lotId,
    receivedAt: placed.bidTimestamp,
    commitment: (
      await kit.db.selectFrom('bid').select('commitment').where('id', '=', placed.bidId).executeTakeFirstOrThrow()
    ).commitment,
    root: frontierRoot(frontier),
  });
  expect(decodeProtectedHeader(placed.receipt).typ).toBe('rolecall-receipt');
});

test('a lower bid takes the lead; equal bids rank by time', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  await accepted(market.owner.id, lotId, '9500');
  expect(await accepted(market.rivalOwner.id, lotId, '9500.00')).toMatchObject({ position: 2, isInAward: false });
  expect(await accepted(market.rivalOwner.id, lotId, '9400')).toMatchObject({ position: 1 });
  const own = await kit.asAgency(market.owner.id, (scope) => readOwnLot(scope, { auctionId, talentRequestId: lotId }));
  expect(own).toMatchObject({ position: 2, isInAward: false, bidStatus: 'valid', ownBid: { bidAmount: '9500' } });
});

test('a refused bid is answered with a signed refusal and noted without its amount', async () => {
  const { lotId } = await makeLot(kit, market);
  await accepted(market.owner.id, lotId, '9500');
  const refused = await bid(market.owner.id, lotId, '9500');
  expect(codeOf(refused)).toBe('bid-not-lower');
  const { proof } = refused as Refused;
  expect(decodeJwt(proof ?? '')).toMatchObject({ lot: lotId, agency: market.agency.id, reason: 'bid-not-lower' });
  const history = await kit.asAgency(market.owner.id, (scope) => listBidHistory(scope, { talentRequestId: lotId }));
  expect(
    'rows' in history && history.rows.map(({ status, amount, positionThen }) => [status, amount, positionThen]),
  ).toEqual([
    ['refused', null, null],
    ['valid', '9500', 1],
  ]);
});

test('a sealed lot takes one bid of each agency and stores no amount in clear', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { bidTypeId: 1 });
  expect(await accepted(market.owner.id, lotId, '9517.31')).toMatchObject({ position: null, isInAward: null });
  expect(codeOf(await bid(market.owner.id, lotId, '9000'))).toBe('sealed-bid-placed');
  const [row] = await kit.db.selectFrom('bid').selectAll().where('talentRequestId', '=', lotId).execute();
  expect(row).toMatchObject({ amount: null, comparable: null, salt: null });
  const own = await kit.asAgency(market.owner.id, (scope) => readOwnLot(scope, { auctionId, talentRequestId: lotId }));
  expect(own).toMatchObject({ position: null, ownBid: { bidAmount: '9517.31', totalDayRateBid: '9517.31' } });
});

test('a late bid that changes who leads extends the end', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  await accepted(market.owner.id, lotId, '9500');
  kit.clock.advance(57 * 60_000);
  expect(await accepted(market.rivalOwner.id, lotId, '9600')).toMatchObject({ isExtended: false });
  const late = await accepted(market.rivalOwner.id, lotId, '9400');
  expect(late.isExtended).toBe(true);
  expect(Date.parse(late.endsAt)).toBe(Date.parse(late.bidTimestamp) + 5 * 60_000);
});

test('a bid at or after the end is too late', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  kit.clock.advance(3_600_000);
  expect(codeOf(await bid(market.owner.id, lotId, '9500'))).toBe('bid-too-late');
});

test('changed rules refuse a bid, and agencies without an approved application cannot bid', async () => {
  const { lotId, auctionId } = await makeLot(kit, market);
  expect(codeOf(await bid(market.owner.id, lotId, '9500', 2))).toBe('rules-changed');
  await kit.db.updateTable('application').set({ statusId: 4 }).where('engagementId', '=', auctionId).execute();
  expect(codeOf(await bid(market.owner.id, lotId, '9500'))).toBe('not-open-to-you');
});
