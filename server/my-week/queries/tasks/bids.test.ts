import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeBid, makeLot, unconfirmLotBids } from '#server/bidding/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listEngagementsWithAssignees } from '../engagements-with-assignees.ts';
import { deriveBidTasks } from './bids.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a lot is due for a bid, and after a change of terms for its confirmation [W01]', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  await makeAssignment(kit.db, { engagementId: auctionId, userId: market.owner.id });
  const tasks = () =>
    kit.asAgency(market.owner.id, async (scope) => deriveBidTasks(scope, await listEngagementsWithAssignees(scope)));
  const at = { recordId: lotId, talentRequestId: lotId, engagementId: auctionId, userIds: [market.owner.id] };
  expect(await tasks()).toMatchObject([{ ...at, kind: 'place-bid', action: 'Place a bid' }]);
  await makeBid(kit, market.owner.id, lotId, '8000.00');
  expect(await tasks()).toEqual([]);
  await unconfirmLotBids(kit, lotId);
  expect(await tasks()).toMatchObject([{ ...at, kind: 'confirm-bid', action: 'Confirm the bid' }]);
  await kit.db.updateTable('standingBid').set({ status: 'valid' }).where('talentRequestId', '=', lotId).execute();
  await kit.db.updateTable('lot').set({ state: 'rebid', round: 2 }).where('talentRequestId', '=', lotId).execute();
  expect(await tasks()).toMatchObject([{ ...at, kind: 'answer-rebid' }]);
});
