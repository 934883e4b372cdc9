import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture, outcomeCode } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { revokeBids } from './sync-bids-with-application.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const revoke = (auctionId: string, supplierId: string) =>
  kit.asClient(auction.market.employer.id, (scope) => revokeBids(scope, auctionId, supplierId, 'No licence'));

test("revoking the winner's approval during the standstill sets the award aside, and the lot can be awarded again", async () => {
  const { market } = auction;
  const { auctionId, lotId } = await auction.lotInStandstill();
  await auction.object(market.owner.id, lotId);
  await revoke(auctionId, market.rival.id);
  expect(await auction.stateOf(lotId)).toBe('closed');
  expect(await auction.resultFor(market.rivalOwner.id, lotId)).toMatchObject({
    resultState: 'set-aside',
    isAwarded: false,
  });
  expect(await auction.resultFor(market.owner.id, lotId)).toMatchObject({ objection: { state: 'closed' } });
  expect(outcomeCode(await auction.award(auctionId, lotId, { to: [market.agency.id] }))).toBe('done');
  expect(await auction.resultFor(market.owner.id, lotId)).toMatchObject({ resultState: 'standstill', isAwarded: true });
});

test("revoking a loser's approval during the standstill leaves the award as it is", async () => {
  const { market } = auction;
  const { auctionId, lotId } = await auction.lotInStandstill();
  await revoke(auctionId, market.agency.id);
  expect(await auction.stateOf(lotId)).toBe('standstill');
  expect(await auction.resultFor(market.rivalOwner.id, lotId)).toMatchObject({
    resultState: 'standstill',
    isAwarded: true,
  });
});
