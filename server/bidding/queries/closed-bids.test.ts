import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { closeLot } from '../commands/close-lot.ts';
import { makeBid, makeLot } from '../factories.ts';
import { listClosedBids } from './closed-bids.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test('the bids of a lot appear once it is closed, with their agencies and statuses', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1, bidTypeId: 2 });
  await makeBid(kit, market.owner.id, lotId, '9500');
  await makeBid(kit, market.rivalOwner.id, lotId, '9400');
  await makeBid(kit, market.owner.id, lotId, '9300');
  const read = () => kit.asClient(market.employer.id, (scope) => listClosedBids(scope, [lotId]));
  expect(await read()).toEqual([]);
  kit.clock.advance(3_600_000);
  // The end has passed, but the job has not saved the result yet.
  expect(await read()).toEqual([]);
  await kit.asSystem((scope) => closeLot(scope, lotId));
  const rows = (await read()).map(({ supplierId, amount, status, isStanding }) => ({
    supplierId,
    amount: Number(amount),
    status,
    isStanding,
  }));
  expect(rows).toEqual([
    { supplierId: market.agency.id, amount: 9500, status: 'replaced', isStanding: false },
    { supplierId: market.rival.id, amount: 9400, status: 'valid', isStanding: true },
    { supplierId: market.agency.id, amount: 9300, status: 'valid', isStanding: true },
  ]);
});

test('an agency and another employer read none of them', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  await makeBid(kit, market.owner.id, lotId, '9500');
  kit.clock.advance(3_600_000);
  await kit.asSystem((scope) => closeLot(scope, lotId));
  const asAgency = kit.asAgency(market.owner.id, (scope) => listClosedBids(scope as never, [lotId]));
  expect(await asAgency).toEqual([]);
  const { id: otherId } = await makeTenant(kit.db, { side: 'client' });
  const { id: userId } = await makeUser(kit.db, { tenantId: otherId });
  expect(await kit.asClient(userId, (scope) => listClosedBids(scope, [lotId]))).toEqual([]);
  expect(await kit.asClient(market.employer.id, (scope) => listClosedBids(scope, []))).toEqual([]);
});
