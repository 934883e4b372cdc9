import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findTalentRequest, findLotRules, findEngagement } from '#server/engagements/public.ts';
import { makeBid, makeLot } from '../factories.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { openSealedBids } from './open-sealed-bids.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const open = (lotId: string) =>
  kit.asSystem(async (scope) => {
    const request = await findTalentRequest(scope, lotId);
    const engagement = request && (await findEngagement(scope, request.engagementId));
    const rules = (await findLotRules(scope, [lotId])).get(lotId);
    const lot = await lockLot(scope, lotId);
    if (!engagement || !rules || !lot) throw new Error('There is no lot.');
    return openSealedBids(scope, { engagement, rules, lot });
  });
const usesOf = (lotId: string) =>
  kit.db.selectFrom('lotKeyUse').select('at').where('talentRequestId', '=', lotId).execute();
const amountsOf = (bids: Awaited<ReturnType<typeof open>>) =>
  bids.map(({ supplierId, amount, comparable }) => [supplierId, Number(amount), Number(comparable)]);

test('sealed bids are opened with their amounts, and the use of the key is recorded', async () => {
  const { lotId } = await makeLot(kit, market, { bidTypeId: 1, bidMethodId: 1, referenceAmount: '100000' });
  await makeBid(kit, market.owner.id, lotId, '12.5');
  await makeBid(kit, market.rivalOwner.id, lotId, '14');
  expect(amountsOf(await open(lotId))).toEqual([
    [market.agency.id, 12.5, 12_500],
    [market.rival.id, 14, 14_000],
  ]);
  expect(await usesOf(lotId)).toEqual([{ at: kit.clock.now() }]);
});

test('the amounts of all bidders are saved by one statement', async () => {
  const { lotId } = await makeLot(kit, market, { bidTypeId: 1 });
  await makeBid(kit, market.owner.id, lotId, '9500');
  await makeBid(kit, market.rivalOwner.id, lotId, '9400');
  const statements = await countStatements(kit, { table: 'standing_bid', effect: 'update' }, () => open(lotId));
  expect(statements).toBe(1);
  const stored = await kit.db
    .selectFrom('standingBid')
    .select(['supplierId', 'comparable'])
    .where('talentRequestId', '=', lotId)
    .orderBy('sequence')
    .execute();
  expect(stored).toEqual([
    { supplierId: market.agency.id, comparable: '9500.0000' },
    { supplierId: market.rival.id, comparable: '9400.0000' },
  ]);
});

test('amounts are compared by the rules at the close', async () => {
  const { lotId } = await makeLot(kit, market, { bidTypeId: 1, bidMethodId: 1, referenceAmount: '100000' });
  await makeBid(kit, market.owner.id, lotId, '12.5');
  await kit.db
    .updateTable('lotRules')
    .set({ referenceAmount: '200000' })
    .where('talentRequestId', '=', lotId)
    .execute();
  expect(amountsOf(await open(lotId))).toEqual([[market.agency.id, 12.5, 25_000]]);
});

test('each bid is opened once, and a lot without sealed bids does not use its key', async () => {
  const sealed = await makeLot(kit, market, { bidTypeId: 1 });
  await makeBid(kit, market.owner.id, sealed.lotId, '9500');
  await open(sealed.lotId);
  expect(amountsOf(await open(sealed.lotId))).toEqual([[market.agency.id, 9500, 9500]]);
  expect(await usesOf(sealed.lotId)).toHaveLength(1);
  const ranked = await makeLot(kit, market);
  await makeBid(kit, market.owner.id, ranked.lotId, '9500');
  expect(amountsOf(await open(ranked.lotId))).toEqual([[market.agency.id, 9500, 9500]]);
  expect(await usesOf(ranked.lotId)).toEqual([]);
});
