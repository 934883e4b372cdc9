import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { closeLot } from '../commands/close-lot.ts';
import { makeBid, makeLot } from '../factories.ts';
import { lockLot } from './lock-lot.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test('a second act on a lot waits for the first', async () => {
  const { lotId } = await makeLot(kit, market);
  const order: string[] = [];
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<undefined>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<undefined>();
  const first = kit.asSystem(async (scope) => {
    await lockLot(scope, lotId);
    locked(undefined);
    await mayEnd;
    order.push('first ends');
  });
  await isLocked;
  const second = kit.asAgency(market.owner.id, async (scope) => {
    await lockLot(scope, lotId);
    order.push('second has the lock');
  });
  // Waits long enough for the second action to queue for the lock.
  await new Promise((resolve) => setTimeout(resolve, 200));
  end(undefined);
  await Promise.all([first, second]);
  expect(order).toEqual(['first ends', 'second has the lock']);
});

test('the lock returns what the rules of bidding need, and times with microseconds', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  const { bidId } = await makeBid(kit, market.owner.id, lotId, '9500');
  const lot = await kit.asSystem((scope) => lockLot(scope, lotId));
  expect(lot).toMatchObject({
    engagementId: auctionId,
    state: 'open',
    endsAt: new Date('2026-11-20T06:01:00Z'),
    exactEnd: '2026-11-20T06:01:00.000000Z',
    lastSequence: 1,
    logSize: 3,
    standingBids: [{ bidId, supplierId: market.agency.id, status: 'valid', sequence: 1 }],
  });
  expect(lot?.receivedAt).toMatch(/^2026-11-20T04:01:0\d\.\d{6}Z$/);
  expect([...(lot?.applicants ?? [])].toSorted()).toEqual([market.agency.id, market.rival.id].toSorted());
});

test('a lot has been closed only once the job has saved it', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  const read = () => kit.asSystem((scope) => lockLot(scope, lotId));
  kit.clock.advance(3_600_000);
  expect(await read()).toMatchObject({ closedAt: null, reopenedAt: null, standstillEndsAt: null });
  await kit.asSystem((scope) => closeLot(scope, lotId));
  expect(await read()).toMatchObject({ closedAt: kit.clock.now(), reopenedAt: null, stateBeforeCancel: null });
});

test('the amounts of sealed bids are not returned', async () => {
  const { lotId } = await makeLot(kit, market, { bidTypeId: 1 });
  await makeBid(kit, market.owner.id, lotId, '9500');
  const lot = await kit.asSystem((scope) => lockLot(scope, lotId));
  expect(lot?.standingBids).toMatchObject([{ amount: null, comparable: null }]);
});

test('a talent request without a lot cannot be locked', async () => {
  expect(await kit.asSystem((scope) => lockLot(scope, newId()))).toBeUndefined();
});
