import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeBid, makeLot, makeLotResults } from '../factories.ts';
import { listOwnAwards } from './own-awards.ts';
import { newId } from '#server/platform/db/new-id.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const awardsOf = (userId: string, lotId: string) =>
  kit.asAgency(userId, async (scope) => (await listOwnAwards(scope, [lotId])).get(lotId));
const lotWithBids = async () => {
  const { lotId } = await makeLot(kit, market);
  await makeBid(kit, market.owner.id, lotId, '9500');
  await makeBid(kit, market.rivalOwner.id, lotId, '9600');
  return lotId;
};

test('a lot is undecided until its results are published', async () => {
  expect(await awardsOf(market.owner.id, await lotWithBids())).toEqual({ state: 'undecided' });
});

test('the winner has the fee of its award, and the other agency has lost', async () => {
  const lotId = await lotWithBids();
  await makeLotResults(kit.db, lotId, { awarded: [market.agency.id] });
  expect(await awardsOf(market.owner.id, lotId)).toMatchObject({
    state: 'won',
    fee: { feeTypeId: 3, feePercent: null, feeAmount: '9500.00' },
    sharePercent: null,
  });
  expect(await awardsOf(market.rivalOwner.id, lotId)).toEqual({ state: 'lost' });
});

test('an award that can still be objected to is in its standstill', async () => {
  const lotId = await lotWithBids();
  await makeLotResults(kit.db, lotId, { awarded: [market.agency.id] });
  await kit.db
    .updateTable('lotResult')
    .set({ state: 'standstill', finalAt: null })
    .where('talentRequestId', '=', lotId)
    .execute();
  await kit.db.updateTable('lot').set({ state: 'standstill' }).where('talentRequestId', '=', lotId).execute();
  expect(await awardsOf(market.owner.id, lotId)).toEqual({ state: 'standstill' });
});

test('a result that was set aside does not count', async () => {
  const lotId = await lotWithBids();
  await makeLotResults(kit.db, lotId, { awarded: [market.agency.id] });
  await kit.db.updateTable('lotResult').set({ state: 'set-aside' }).where('talentRequestId', '=', lotId).execute();
  expect(await awardsOf(market.owner.id, lotId)).toEqual({ state: 'lost' });
});

test('a talent request without a lot has no entry', async () => {
  expect(await awardsOf(market.owner.id, newId())).toBeUndefined();
});
