import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture, outcomeCode, refusalReasonCodes } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { reopenLot, requestRebid } from './start-round.ts';

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

test('a new round asks the bidders of a closed lot for a new bid; the earlier ones stay valid', async () => {
  const { auctionId, lotId } = await auction.closedLot({ bidTypeId: 1 });
  const rebid = (endsAt = auction.later(24)) =>
    auction.kit.asClient(market.employer.id, (scope) =>
      requestRebid(scope, {
        talentRequestId: lotId,
        endsAt,
        contractedUnits: null,
        reasonText: 'The scope is smaller.',
      }),
    );
  expect(await rebid()).toMatchObject({ state: 'rebid', round: 2 });
  expect(await auction.statusOf(auctionId, market.agency.id)).toBe(7);
  expect(outcomeCode(await rebid())).toBe('not-to-rebid');
  const [sealed] = await auction.monitor(auctionId);
  expect(sealed).toMatchObject({ bidCount: 2, bidders: [] });
  await auction.bid(market.owner.id, lotId, '9300');
  await auction.close(lotId);
  const [lot] = await auction.monitor(auctionId);
  expect(lot?.bidders.map(({ supplierId, position, bidAmount }) => [supplierId, position, bidAmount])).toEqual([
    [market.agency.id, 1, '9300'],
    [market.rival.id, 2, '9400'],
  ]);
  expect(await auction.statusOf(auctionId, market.agency.id)).toBe(2);
  expect(await auction.statusOf(auctionId, market.rival.id)).toBe(2);
});

test('an award of nobody is unsuccessful with reasons for those that would have won, and can be reopened once', async () => {
  const { auctionId, lotId } = await auction.closedLot();
  expect(outcomeCode(await auction.award(auctionId, lotId, { to: [] }))).toBe('reason-missing');
  const reasons = { [market.rival.id]: 'The budget is gone.' };
  expect(outcomeCode(await auction.award(auctionId, lotId, { to: [], reasons }))).toBe('done');
  const [lot] = await auction.monitor(auctionId);
  expect(lot).toMatchObject({
    state: 'unsuccessful',
    unsuccessfulReason: 'no-award',
    can: { reopen: { allowed: true } },
  });
  expect(await auction.statusOf(auctionId, market.agency.id)).toBe(2);
  expect(refusalReasonCodes(await auction.award(auctionId, lotId, { to: [] }))).toEqual(['lot-unsuccessful']);
  const reopen = (endsAt = auction.later(24)) =>
    auction.kit.asClient(market.employer.id, (scope) =>
      reopenLot(scope, { talentRequestId: lotId, endsAt, contractedUnits: null }),
    );
  expect(outcomeCode(await reopen(auction.later(-1)))).toBe('lot-ends-in-the-past');
  expect(await reopen()).toMatchObject({ state: 'open', round: 2 });
  const again = await reopen();
  expect([outcomeCode(again), ...refusalReasonCodes(again)]).toEqual(['not-to-reopen', 'not-unsuccessful']);
  expect(await auction.resultFor(market.rivalOwner.id, lotId)).toMatchObject({
    resultState: 'set-aside',
    position: null,
  });
  await auction.close(lotId);
  expect(await auction.stateOf(lotId)).toBe('closed');
  expect(outcomeCode(await auction.award(auctionId, lotId, { to: [], reasons }))).toBe('done');
  expect(refusalReasonCodes(await reopen())).toEqual(['reopened-before']);
});
