import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { setResultsAside } from './set-results-aside.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

test('all results of a lot are set aside, and those of no other', async () => {
  const [{ lotId }, other] = [await auction.lotInStandstill(), await auction.lotInStandstill()];
  await kit.asClient(auction.market.employer.id, (scope) => setResultsAside(scope, lotId));
  for (const { id } of [auction.market.owner, auction.market.rivalOwner]) {
    expect(await auction.resultFor(id, lotId)).toMatchObject({ resultState: 'set-aside' });
    expect(await auction.resultFor(id, other.lotId)).toMatchObject({ resultState: 'standstill' });
  }
});
