import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeBid, makeLot } from '../factories.ts';

// Calls the functions that run with the system's rights directly, as a bug in the server might let an agency do.

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const standingOf = (supplierId: string) =>
  kit.db.selectFrom('standingBid').selectAll().where('supplierId', '=', supplierId).executeTakeFirstOrThrow();

test("an agency can neither change a rival's standing bid nor make a rival's bid stand", async () => {
  const { lotId } = await makeLot(kit, market);
  const { bidId } = await makeBid(kit, market.owner.id, lotId, '9500');
  await makeBid(kit, market.owner.id, lotId, '9400');
  const before = await standingOf(market.agency.id);
  const asRival = (work: (scope: Scope) => Promise<unknown>) => kit.asAgency(market.rivalOwner.id, work);
  for (const supplierId of [market.agency.id, null])
    await expect(
      asRival((scope) =>
        sql`select app.change_standing_bid(${lotId}, ${supplierId}, 'withdrawn', '2026-11-20T04:01:00Z', null)`.execute(
          scope.db,
        ),
      ),
    ).rejects.toThrow('an agency changes only its own bid');
  await asRival((scope) => sql`select app.save_standing_bid(${bidId}, 'ABCD', 1)`.execute(scope.db));
  expect(await standingOf(market.agency.id)).toEqual(before);
});

test('bids with their agencies are returned after the close alone, and never to agencies', async () => {
  const { lotId } = await makeLot(kit, market);
  await makeBid(kit, market.owner.id, lotId, '9500');
  const count = (scope: Scope) =>
    sql`select * from app.closed_bids(${[lotId]})`.execute(scope.db).then(({ rows }) => rows.length);
  const counts = async () => [
    await kit.asClient(market.employer.id, count),
    await kit.asAgency(market.rivalOwner.id, count),
    await kit.asAgency(market.owner.id, count),
  ];
  expect(await counts()).toEqual([0, 0, 0]);
  await kit.db
    .updateTable('lot')
    .set({ state: 'closed', closedAt: kit.clock.now() })
    .where('talentRequestId', '=', lotId)
    .execute();
  expect(await counts()).toEqual([1, 0, 0]);
});

test('an agency reads the log of a lot after its close, and not during a later round', async () => {
  const { lotId } = await makeLot(kit, market);
  await makeBid(kit, market.owner.id, lotId, '9500');
  const count = (scope: Scope) =>
    sql`select * from app.lot_log(${lotId})`.execute(scope.db).then(({ rows }) => rows.length);
  const countIn = async (state: 'open' | 'rebid' | 'closed') => {
    await kit.db.updateTable('lot').set({ state, finalHead: 'head' }).where('talentRequestId', '=', lotId).execute();
    return [await kit.asAgency(market.owner.id, count), await kit.asAgency(market.rivalOwner.id, count)];
  };
  expect(await countIn('open')).toEqual([0, 0]);
  expect(await countIn('closed')).toEqual([3, 0]);
  expect(await countIn('rebid')).toEqual([0, 0]);
});
