import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeBid } from '#server/bidding/commands/place-bid.ts';
import { makeLot } from '#server/bidding/factories.ts';
import { biddingReactions } from '#server/bidding/reactions.ts';
import { withdrawalDeadline } from '#server/bidding/rules/withdrawal-deadline.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { undoWithdrawal, withdrawApplication } from '../commands/withdraw-application.ts';
import { makeMarketFixture, type MarketFixture } from '../factories.ts';
import { bidRestraintOf } from './bid-restraint.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit({ reactions: biddingReactions });
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const hour = 3_600_000;
const bid = (talentRequestId: string) =>
  kit.asAgency(market.owner.id, (scope) => placeBid(scope, { talentRequestId, bidAmount: '9500', rulesVersion: 1 }));
const restraint = (auctionId: string) => kit.asAgency(market.owner.id, (scope) => bidRestraintOf(scope, auctionId));
const withdraw = (engagementId: string) =>
  kit.asAgency(market.owner.id, (scope) => withdrawApplication(scope, { engagementId, reasonId: 1, reasonText: '' }));
const undo = (engagementId: string) => kit.asAgency(market.owner.id, (scope) => undoWithdrawal(scope, { engagementId }));
const reasonsOf = (answer: unknown) =>
  answer instanceof Refused ? answer.reasons.map(({ code }) => code) : 'accepted';

test.each([1, 2])('a bid of type %i is binding from its deadline for withdrawals on', async (bidTypeId) => {
  const { auctionId, lotId } = await makeLot(kit, market, { bidTypeId });
  expect(await restraint(auctionId)).toEqual({ hasBindingBid: false, hasLotEnded: false });
  const placed = await bid(lotId);
  const receivedAt = new Date((placed as { bidTimestamp: string }).bidTimestamp);
  const deadline = withdrawalDeadline(bidTypeId, receivedAt, new Date('2026-11-21T04:01:00Z')).getTime();
  kit.clock.set(new Date(deadline - 1));
  expect(await restraint(auctionId)).toMatchObject({ hasBindingBid: false });
  kit.clock.set(new Date(deadline + 1));
  expect(await restraint(auctionId)).toMatchObject({ hasBindingBid: true });
  expect(reasonsOf(await withdraw(auctionId))).toEqual(['bid-binding']);
});

test('withdrawing an application withdraws its bids, and the undo restores them', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  await bid(lotId);
  const status = async () =>
    (await kit.db.selectFrom('standingBid').select('status').where('talentRequestId', '=', lotId).execute()).map((row) => row.status);
  expect(reasonsOf(await withdraw(auctionId))).toBe('accepted');
  expect(await status()).toEqual(['withdrawn']);
  expect(reasonsOf(await undo(auctionId))).toBe('accepted');
  expect(await status()).toEqual(['valid']);
});

test('the undo ends with the lot', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { bidTypeId: 1, hours: 0.1 });
  await bid(lotId);
  kit.clock.advance(0.05 * hour);
  expect(reasonsOf(await withdraw(auctionId))).toBe('accepted');
  kit.clock.advance(0.05 * hour);
  expect(reasonsOf(await undo(auctionId))).toEqual(['bidding-over']);
});
