import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture, outcomeCode } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLot } from '../factories.ts';
import { monitorLots } from './monitor-lots.ts';

let kit: TestKit;
let auction: AuctionFixture;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
  ({ market } = auction);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

test('the monitor shows the number of sealed bids, then names and records', async () => {
  const { auctionId, lotId } = await makeLot(auction.kit, market, { bidTypeId: 1 });
  await auction.bid(market.owner.id, lotId, '9500');
  const [open] = await auction.monitor(auctionId);
  expect(open).toMatchObject({
    bidCount: 1,
    bidders: [],
    can: { award: { allowed: false }, change: { allowed: true } },
  });
  await auction.close(lotId);
  const [closed] = await auction.monitor(auctionId);
  expect(closed?.bidders).toMatchObject([{ agencyName: 'Harbour Talent', position: 1, bidAmount: '9500', record: {} }]);
  const seen = await auction.kit.asProvider(auction.staff, (scope) => monitorLots(scope, { engagementId: auctionId }));
  expect(seen).toMatchObject({ lots: [{ bidders: [{ agencyName: 'Harbour Talent' }] }] });
  const other = await auction.kit.asClient(market.otherEmployer.id, (scope) =>
    monitorLots(scope, { engagementId: auctionId }),
  );
  expect(outcomeCode(other)).toBe('not-found');
});

test('the monitor shows ranked bids live under pseudonyms', async () => {
  const { auctionId, lotId } = await makeLot(auction.kit, market);
  await auction.bid(market.owner.id, lotId, '9500');
  await auction.bid(market.rivalOwner.id, lotId, '9400');
  const [lot] = await auction.monitor(auctionId);
  expect(
    lot?.bidders.map(({ supplierId, agencyName, position, bidAmount, record }) => [
      supplierId,
      agencyName,
      position,
      bidAmount,
      record,
    ]),
  ).toEqual([
    [null, null, 1, '9400', null],
    [null, null, 2, '9500', null],
  ]);
});
