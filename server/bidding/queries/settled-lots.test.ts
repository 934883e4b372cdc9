import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lotStates } from '#contract/bidding/states.ts';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { isAuctionSettled } from './settled-lots.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const isSettled = (engagementId: string) =>
  kit.asProvider(auction.staff, (scope) => isAuctionSettled(scope, engagementId));

test('lots are settled in their final states only', async () => {
  const { auctionId, lotId } = await auction.closedLot();
  const settled: string[] = [];
  for (const state of lotStates) {
    const unsuccessfulReason = state === 'unsuccessful' ? ('no-award' as const) : null;
    await kit.db
      .updateTable('lot')
      .set({ state, unsuccessfulReason, stateBeforeCancel: state === 'cancelled' ? 'closed' : null })
      .where('talentRequestId', '=', lotId)
      .execute();
    if (await isSettled(auctionId)) settled.push(state);
  }
  expect(settled).toEqual(['awarded', 'unsuccessful', 'cancelled']);
});

test('an auction without lots, or whose bidding never began, is not settled', async () => {
  expect(await isSettled('0193a000-0000-7000-8000-000000000001')).toBe(false);
  const { auctionId, lotId } = await auction.closedLot();
  await kit.db
    .updateTable('lot')
    .set({ state: 'cancelled', stateBeforeCancel: 'scheduled', finalHead: null })
    .where('talentRequestId', '=', lotId)
    .execute();
  expect(await isSettled(auctionId)).toBe(false);
});
