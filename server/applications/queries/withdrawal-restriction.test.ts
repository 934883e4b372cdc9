import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealedBidUndoMs, withdrawalEndsBeforeMs } from '#contract/bidding/states.ts';
import { makeBid, makeLot } from '#server/bidding/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { withdrawApplication } from '../commands/withdraw-application.ts';
import { makeMarketFixture, type MarketFixture } from '../factories.ts';
import { readWithdrawalRestriction } from './withdrawal-restriction.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const restraint = (auctionId: string) =>
  kit.asAgency(market.owner.id, (scope) => readWithdrawalRestriction(scope, { id: auctionId, kind: 'competitive' }));
const withdraw = (engagementId: string) =>
  kit.asAgency(market.owner.id, (scope) => withdrawApplication(scope, { engagementId, reasonId: 1, reasonText: '' }));

test.each([
  ['sealed', 1, (receivedAt: number) => receivedAt + sealedBidUndoMs],
  ['ranked', 2, (_receivedAt: number, endsAt: number) => endsAt - withdrawalEndsBeforeMs],
] as const)('a %s bid is binding from its deadline for withdrawals on', async (_name, bidTypeId, deadlineOf) => {
  const { auctionId, lotId } = await makeLot(kit, market, { bidTypeId });
  expect(await restraint(auctionId)).toEqual({ hasBindingBid: false, hasLotEnded: false });
  const { bidTimestamp, endsAt } = await makeBid(kit, market.owner.id, lotId, '9500');
  const deadline = deadlineOf(Date.parse(bidTimestamp), Date.parse(endsAt));
  kit.clock.set(new Date(deadline - 1));
  expect(await restraint(auctionId)).toMatchObject({ hasBindingBid: false });
  kit.clock.set(new Date(deadline + 1));
  expect(await restraint(auctionId)).toMatchObject({ hasBindingBid: true });
  const refused = await withdraw(auctionId);
  expect(refused instanceof Refused && refused.reasons.map(({ code }) => code)).toEqual(['bid-binding']);
});
